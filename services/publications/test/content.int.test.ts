import { randomUUID } from 'node:crypto'
import { actorOf, keyOfUpload, uploaded } from '@sild/testing'
import { briefReply } from '@sild/testing/snapshots'
import { expect, it } from 'vitest'
import { customer, guest, testMarket } from './market.ts'

const market = testMarket()
const create = (own: object) => market.call('createProject', { body: market.body(own) }, customer())

it.each([
  [{ categoryId: 999 }, { code: 'category-unknown', fields: { categoryId: { code: 'invalid' } } }],
  [{ tagGuids: [randomUUID()] }, { code: 'tag-invalid', fields: { tagGuids: { code: 'invalid' } } }],
  [{ tagGuids: [] }, { code: 'invalid', fields: { tagGuids: { code: 'tags-required' } } }],
  [{ name: 'ab' }, { code: 'invalid', fields: { name: { code: 'length-min' } } }],
  [{ description: 'a\u0000b' }, { code: 'malformed-request' }],
  [
    { budgetFromCents: 300, budgetToCents: 200 },
    { code: 'invalid', fields: { budgetToCents: { code: 'upper-below-lower' } } },
  ],
  [{ status: 'ACTIVE' }, { code: 'invalid', fields: { status: { code: 'unknown-property' } } }],
  [
    { media: [{ url: 'https://tracker.example/pixel.png', name: 'x.png' }] },
    { code: 'invalid', fields: { 'media.0.url': { code: 'file-not-found' } } },
  ],
])('refuses %j', async (own, problem) => {
  await expect(create(own)).rejects.toMatchObject({ ...problem, status: 400 })
})

it('stores every field of an expert and returns it', async () => {
  const owner = actorOf('provider', { locale: 'et' })
  const body = market.body({
    segment: 'STARTUP',
    paymentType: 'HOURLY',
    budgetPerHourCents: 6500,
    workExperience: 'm',
    projectDuration: 2,
    hoursPerWeek: 's',
    workType: 'OUTSTAFF',
    locations: [{ countryCode: 'EE', cityId: 1 }, { countryCode: 'FR' }],
    languages: [{ languageId: 28, level: 'FLUENT' }],
    media: [{ url: uploaded('photo.webp'), name: 'photo.webp' }],
    translations: { en: { name: 'Accountant', description: 'Books in order.' } },
    speciality: 'Raamatupidaja',
    cvUrl: uploaded('cv.pdf'),
  })
  const created = await market.call('createExpert', { body }, owner)
  const { tagGuids, ...sent } = body
  expect(created).toMatchObject({
    ...sent,
    locations: [
      { countryCode: 'EE', cityId: 1 },
      { countryCode: 'FR', cityId: null },
    ],
    cardType: 'expert',
    locale: 'et',
  })
  expect(created.tags.map(({ guid }) => guid)).toEqual(tagGuids)
  const emptied = await market.call(
    'updateExpert',
    { params: { guid: created.guid }, body: { ...market.body(), revision: 1 } },
    // The user's language may differ from the language of the publication.
    { ...owner, locale: 'fr' },
  )
  expect(emptied).toMatchObject({
    locale: 'et',
    segment: null,
    budgetPerHourCents: null,
    languages: [],
    media: [],
    translations: {},
    speciality: null,
    cvUrl: null,
  })
})

it('reports to the files service what it shows, also what readers see until a change is approved', async () => {
  const owner = actorOf('provider')
  const told = async () => (await market.outbox()).filter(({ job }) => job === 'show-files').at(-1)?.payload
  const [photo, cv] = [keyOfUpload('photo.webp'), keyOfUpload('cv.pdf')]
  await market.call('createExpert', { body: market.body({ cvUrl: uploaded('cv.pdf') }) }, owner)
  expect(await told()).toMatchObject({ shownIn: 'publication', userGuid: owner.userGuid, keys: [cv] })
  const media = [{ url: uploaded('photo.webp'), name: 'photo.webp' }]
  const { guid, revision } = await market.publish(owner, { media })
  const changed = { ...market.body({ media: [] }), revision }
  await market.call('updateProject', { params: { guid }, body: changed }, owner)
  expect(await told()).toMatchObject({ subjectGuid: guid, keys: [photo] })
  expect(
    (await market.call('getPublication', { params: { cardType: 'project', slugOrGuid: guid } }, customer())).media,
  ).toEqual(media)
})

it.each([uploaded('foreign.pdf'), 'https://uploads.sild.test/../a.png', 'https://uploads.sild.test.evil.test/a.pdf'])(
  'refuses the file of another user: %s',
  async (url) => {
    const owner = actorOf('provider')
    market.mock({
      reserveFiles: ({ body }) => ({
        refused: body.files.map(({ key }) => ({ key, code: 'file-not-found' as const })),
      }),
    })
    const refusal = (field: string) => ({ code: 'invalid', fields: { [field]: { code: 'file-not-found' } } })
    const media = [{ url, name: 'a.pdf' }]
    await expect(market.call('createProject', { body: market.body({ media }) }, owner)).rejects.toMatchObject(
      refusal('media.0.url'),
    )
    await expect(market.call('createExpert', { body: market.body({ cvUrl: url }) }, owner)).rejects.toMatchObject(
      refusal('cvUrl'),
    )
    const created = await market.call('createProject', { body: market.body() }, owner)
    const update = { params: { guid: created.guid }, body: { ...market.body({ media }), revision: 1 } }
    await expect(market.call('updateProject', update, owner)).rejects.toMatchObject(refusal('media.0.url'))
    market.mock({ reserveFiles: () => ({ refused: [] }) })
  },
)

it('does not find the publication of another company, nor under another kind', async () => {
  const created = await create({})
  const stranger = customer()
  const body = { ...market.body(), revision: 1 }
  await expect(market.call('updateProject', { params: { guid: created.guid }, body }, stranger)).rejects.toMatchObject({
    code: 'publication-not-found',
    status: 404,
  })
  await expect(
    market.call('getMyPublication', { params: { cardType: 'project', slugOrGuid: created.guid } }, stranger),
  ).rejects.toMatchObject({ status: 404 })
  for (const operation of ['movePublicationToDrafts', 'deletePublication'] as const) {
    await expect(
      market.call(operation, { params: { cardType: 'project', guid: created.guid } }, stranger),
    ).rejects.toMatchObject({ status: 404 })
  }
  await expect(
    market.call('getPublication', { params: { cardType: 'service', slugOrGuid: created.slug } }, guest()),
  ).rejects.toMatchObject({ status: 404 })
})

it.each([
  ['guest', 'sign-in-required'],
  ['customerUnverified', 'verification-required'],
  ['customerWithoutCompany', 'company-required'],
] as const)('refuses a publication of a %s', async (persona, code) => {
  await expect(market.call('createProject', { body: market.body() }, actorOf(persona))).rejects.toMatchObject({ code })
})

it('creates once for a repeated key', async () => {
  const owner = customer()
  const once = () =>
    market.call('createService', { body: market.body() }, owner, { idempotencyKey: 'create-service-1' })
  expect((await once()).guid).toBe((await once()).guid)
  expect(await market.call('listMyPublications', { params: { cardType: 'service' }, query: {} }, owner)).toMatchObject({
    total: 1,
  })
})

it('finds tags by their beginning, by a synonym and by a near miss', async () => {
  const labels = async (search: string) =>
    (await market.call('searchTags', { body: { search } }, guest())).data.map(({ label }) => label)
  expect((await labels('pos'))[0]).toBe('PostgreSQL')
  expect(await labels('golang')).toContain('Go')
  expect(await labels('javascrpt')).toContain('JavaScript')
  const { data } = await market.call('searchTags', { body: { search: 'POS' } }, guest())
  expect(data[0]).toMatchObject({ label: 'PostgreSQL', searchText: 'postgresql' })
  expect(await labels('%')).toEqual([])
  expect(await labels('')).toEqual([])
  expect(await labels('p')).toEqual([])
})

it('finds tags for a form from two letters on, those of its category first', async () => {
  const found = async (body: { search: string; categoryId?: number; limit?: number }) =>
    (await market.call('searchHintTags', { body }, guest())).tags.map(({ label }) => label)
  const tag = await market.call('createTag', { body: { tag: 'Postal sorting lines' } }, customer())
  expect((await found({ search: 'po', categoryId: 7 }))[0]).not.toBe('Postal sorting lines')
  await market.publish(customer(), { tagGuids: [tag.guid], categoryId: 7 })
  expect((await found({ search: 'po', categoryId: 7 }))[0]).toBe('Postal sorting lines')
  expect((await found({ search: 'po', categoryId: 2 }))[0]).not.toBe('Postal sorting lines')
  expect(await found({ search: 'po', limit: 1 })).toHaveLength(1)
  expect(await found({ search: ' p ', categoryId: 7 })).toEqual([])
  expect(await found({ search: '%%' })).toEqual([])
  await expect(found({ search: 'po', limit: 51 })).rejects.toMatchObject({ code: 'invalid' })
})

it('creates hints for a form from publications of other companies in the category', async () => {
  const [reader, sameNumber] = [customer(), customer()]
  market.mock({
    listCompaniesByNumber: ({ body }) => ({
      companyGuids: body.regCode === '12345678' ? [sameNumber.companyGuid!] : [],
    }),
  })
  const hints = async (own: object = {}) => {
    const body = { categoryId: 9, types: ['service', 'project'] as const, ...own }
    return (await market.call('getRandomHints', { body: { ...body, types: [...body.types] } }, reader)).hints
  }
  expect(await hints()).toEqual([])
  await market.publish(reader, { categoryId: 9, name: 'My own' })
  await market.publish(sameNumber, { categoryId: 9, name: 'Of my other account' })
  await market.call('createProject', { body: market.body({ categoryId: 9, name: 'Not approved' }) }, customer())
  expect(await hints()).toMatchObject([{ type: 'project', name: 'Of my other account' }])
  expect(await hints({ regCode: '12345678' })).toEqual([])
  const prolific = customer()
  for (const name of ['First of one', 'Second of one']) await market.publish(prolific, { categoryId: 9, name })
  const drawn = await hints({ regCode: '12345678' })
  expect(drawn).toHaveLength(1)
  expect(drawn[0]!.name).toMatch(/of one$/)
  expect(drawn[0]!.tags).toHaveLength(2)
  for (let other = 0; other < 3; other += 1) await market.publish(customer(), { categoryId: 9 })
  expect(await hints()).toHaveLength(3)
  await expect(hints({ types: [] })).rejects.toMatchObject({ code: 'invalid' })
})

it('makes a tag once, in any case, also when it is created many times at once', async () => {
  const actor = actorOf('customer')
  const made = await Promise.all(
    ['Zig lang', 'zig LANG', ' Zig  lang ', 'Z\u{AD}ig lang', 'Zіg lаng'].flatMap((tag) =>
      Array.from({ length: 5 }, () => market.call('createTag', { body: { tag } }, actor)),
    ),
  )
  expect(new Set(made.map(({ guid }) => guid)).size).toBe(1)
  await expect(market.call('createTag', { body: { tag: 'one two three four' } }, actor)).rejects.toMatchObject({
    code: 'invalid',
  })
})

it('suggests the tags of approved publications', async () => {
  const tag = await market.call('createTag', { body: { tag: 'Bread' } }, customer())
  await market.publish(customer(), { tagGuids: [tag.guid] })
  const { tags } = await market.call('listTopTags', { query: { categoryId: 2, limit: 50 } }, guest())
  expect(tags.slice(0, 3).map(({ label }) => label)).toContain('Bread')
  expect((await market.call('listTopTags', { query: {} }, guest())).tags).toHaveLength(10)
})

it('shows a company as it is after its change', async () => {
  const owner = customer()
  const live = await market.publish(owner)
  market.mock({
    getCompanyBriefs: ({ body }) => ({
      companies: body.companyGuids.map((guid) => briefReply(guid, { name: 'Renamed AS', rating: 4.9 })),
    }),
  })
  await market.add('refresh-author', { companyGuid: owner.companyGuid! })
  await market.runJobs()
  expect(
    await market.call('getPublication', { params: { cardType: 'project', slugOrGuid: live.slug } }, guest()),
  ).toMatchObject({ author: { name: 'Renamed AS', rating: 4.9 } })
})

it('takes over counted views, which never fall', async () => {
  const live = await market.publish(customer())
  const count = async (viewsCount: number) => {
    await market.add('count-views', { views: [{ publicationGuid: live.guid, viewsCount }] })
    await market.runJobs()
    return (await market.call('getPublication', { params: { cardType: 'project', slugOrGuid: live.slug } }, guest()))
      .viewsCount
  }
  expect([await count(7), await count(5), await count(9)]).toEqual([7, 7, 9])
})

it('is returned by guids in the requested order, without what readers may not see', async () => {
  const owner = customer()
  const [first, second, edited] = [
    await market.publish(owner),
    await market.publish(owner),
    await market.publish(owner),
  ]
  const draft = await market.call('createProject', { body: market.body() }, owner)
  const params = { guid: edited.guid }
  const body = { ...market.body({ name: 'Not approved yet' }), revision: edited.revision }
  await market.call('updateProject', { params, body }, owner)
  const guids = [second.guid, draft.guid, randomUUID(), first.guid, second.guid, edited.guid]
  const { list } = await market.call('listPublicationsByGuids', { body: { guids } }, guest())
  expect(list.map(({ guid, name }) => [guid, name])).toEqual([
    [second.guid, second.name],
    [first.guid, first.name],
    [edited.guid, edited.name],
  ])
})
