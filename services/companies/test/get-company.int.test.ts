import { randomUUID } from 'node:crypto'
import { actorOf, testService } from '@sild/testing'
import { describe, expect, it } from 'vitest'
import { companiesService } from '../src/service.ts'
import { otherServices, newCompany, ofCompany } from './arrange.ts'

const companies = testService(companiesService, { mocks: otherServices })
const guest = actorOf('guest')
const create = (own = {}) =>
  companies.call('createCompany', { body: newCompany(own) }, actorOf('customerWithoutCompany'))
const get = (slugOrGuid: string, actor = guest) => companies.call('getCompany', { params: { slugOrGuid } }, actor)
const review = (company: string, author: string, marks: number[], publishedAt: string | null) =>
  companies.database.query(
    `insert into companies.reviews (company_guid, author_company_guid, text, rating_quality, rating_scheduling, rating_cost, rating_nps, published_at)
     values ($1, $2, 'Good work', $3, $4, $5, $6, $7)`,
    [company, author, ...marks, publishedAt],
  )

describe('getCompany', () => {
  it('shows a guest the public side, by address and by guid', async () => {
    const own = await create({
      email: 'secret@company.ee',
      phone: '+372 555 1234',
      address: 'Kuu 1',
      contactPersonName: 'Mari Mets',
    })
    const page = await get(own.slug)
    expect(page).toEqual(await get(own.guid))
    expect(page.name).toBe(own.name)
    expect(JSON.stringify(page)).not.toMatch(/secret@company|555 1234|Kuu 1|Mari Mets|version|userGuid/)
  })

  it('shows the description in the language of the reader if it exists', async () => {
    const { guid } = await create({ description: 'Kirjeldus' })
    await companies.database.query(
      `update companies.companies set description_translations = '{"fr":"Description"}' where company_guid = $1`,
      [guid],
    )
    expect((await get(guid, actorOf('guest', { locale: 'fr' }))).description).toBe('Description')
    expect((await get(guid, actorOf('guest', { locale: 'en' }))).description).toBe('Kirjeldus')
  })

  it('returns how many users keep it, as search has counted last', async () => {
    const { guid } = await create()
    for (const amount of [3, 2]) {
      companies.mock({ countCompanyFavorites: ({ params }) => ({ amount: params.guid === guid ? amount : 0 }) })
      await companies.add('count-favorites', { companyGuid: guid })
      await companies.runJobs()
      expect((await get(guid)).statistics.favorites).toBe(amount)
    }
    expect(companies.live).toContainEqual({ to: { pages: [`company:${guid}`] }, type: 'pages-outdated', payload: {} })
  })

  it.each([randomUUID(), 'no-such-company'])('finds no company %s', async (slugOrGuid) => {
    await expect(get(slugOrGuid)).rejects.toMatchObject({ code: 'company-not-found', status: 404 })
  })

  it.each(["x'--", 'a/b', 'É', 'x'.repeat(121)])('refuses %s as invalid', async (slugOrGuid) => {
    await expect(get(slugOrGuid)).rejects.toMatchObject({ code: 'invalid' })
  })

  it('needs a token', async () => {
    await expect(companies.call('getCompany', { params: { slugOrGuid: 'x' } }, null)).rejects.toMatchObject({
      code: 'unauthenticated',
    })
  })
})

describe('listCompanyReviews', () => {
  const list = (guid: string, query = {}) => companies.call('listCompanyReviews', { params: { guid }, query }, guest)

  it('shows the published reviews, newest first, and their mean beside the name', async () => {
    const [company, author] = [await create(), await create()]
    await review(company.guid, author.guid, [5, 5, 5, 10], '2026-03-02T10:00:00Z')
    await review(company.guid, (await create()).guid, [4, 4, 3, 0], '2026-03-01T10:00:00Z')
    await review(company.guid, (await create()).guid, [1, 1, 1, 1], null)
    const { list: shown, total } = await list(company.guid)
    expect(total).toBe(2)
    expect(shown.map(({ publishedAt }) => publishedAt)).toEqual([
      '2026-03-02T10:00:00.000Z',
      '2026-03-01T10:00:00.000Z',
    ])
    expect(shown[0]).toMatchObject({
      author: { guid: author.guid, slug: author.slug, name: author.name },
      text: 'Good work',
      ratingNps: 10,
    })
    expect(await get(company.guid)).toMatchObject({ rating: 4.3, reviewsCount: 2 })
  })

  it('sorts and pages', async () => {
    const company = await create()
    for (const mark of [2, 5, 3])
      await review(company.guid, (await create()).guid, [mark, mark, mark, 5], `2026-03-0${mark}T10:00:00Z`)
    const marks = async (query: object) => (await list(company.guid, query)).list.map(({ ratingCost }) => ratingCost)
    expect(await marks({ orderBy: 'rating', orderDirection: 'asc' })).toEqual([2, 3, 5])
    expect(await marks({ orderBy: 'rating', limit: 1, offset: 1 })).toEqual([3])
    expect(await list(company.guid, { limit: 1, offset: 9 })).toMatchObject({ list: [], total: 3 })
  })

  it('refuses an order that it does not know', async () => {
    const { guid } = await create()
    await expect(list(guid, { orderBy: 'name; drop table' })).rejects.toMatchObject({
      fields: { orderBy: { code: 'invalid' } },
    })
    await expect(list(guid, { limit: 1000 })).rejects.toMatchObject({ fields: { limit: { code: 'value-max' } } })
  })

  it('finds no reviews of an unknown company', async () => {
    await expect(list(randomUUID())).rejects.toMatchObject({ code: 'company-not-found' })
  })
})

describe('listMyCompanies', () => {
  it('lists the own companies, the main one first, and no others', async () => {
    const actor = actorOf('customerWithoutCompany')
    const first = await companies.call('createCompany', { body: newCompany() }, actor)
    const second = await companies.call('createCompany', { body: newCompany() }, actor)
    await create()
    const { list } = await companies.call('listMyCompanies', {}, actor)
    expect(list).toEqual([first, second])
  })

  it('is empty for an unverified user and closed to guests', async () => {
    expect(await companies.call('listMyCompanies', {}, actorOf('customerUnverified'))).toEqual({ list: [] })
    await expect(companies.call('listMyCompanies', {}, guest)).rejects.toMatchObject({ code: 'sign-in-required' })
  })
})

describe('companies for other services', () => {
  const system = actorOf('system')

  it('returns companies by guid and leaves out deleted ones', async () => {
    const own = await create({ cityId: 1 })
    const { companies: briefs } = await companies.call(
      'getCompanyBriefs',
      { body: { companyGuids: [own.guid, randomUUID()] } },
      system,
    )
    expect(briefs).toMatchObject([
      { guid: own.guid, slug: own.slug, name: own.name, location: { cityTitle: 'Tallinn' }, isVerified: false },
    ])
  })

  it('returns them to the search in every language, and leaves out unknown ones', async () => {
    const own = await create({ cityId: 1, description: 'We build web shops.' })
    await companies.database.query(
      `update companies.companies set description_translations = '{"et": "Teeme veebipoode."}' where company_guid = $1`,
      [own.guid],
    )
    const body = { companyGuids: [randomUUID(), own.guid] }
    expect(await companies.call('getCompanySnapshots', { body }, system)).toMatchObject({
      companies: [
        {
          guid: own.guid,
          location: { cityTitle: 'Tallinn' },
          isListed: false,
          descriptions: { en: 'We build web shops.', et: 'Teeme veebipoode.', fr: 'We build web shops.' },
        },
      ],
    })
  })

  it('returns null for a user without a company', async () => {
    expect(await companies.call('getMainCompany', { params: { userGuid: randomUUID() } }, system)).toEqual({
      company: null,
    })
  })

  it('list its members, and none of a deleted company', async () => {
    const owner = actorOf('customerWithoutCompany')
    const { guid } = await companies.call('createCompany', { body: newCompany() }, owner)
    const members = () => companies.call('getCompanyMembers', { params: { companyGuid: guid } }, system)
    expect(await members()).toEqual({ members: [{ userGuid: owner.userGuid, role: 'owner' }] })
    await companies.call('deleteCompany', { params: { guid } }, ofCompany(owner, guid))
    expect(await members()).toEqual({ members: [] })
  })

  it.each(['guest', 'provider', 'admin'] as const)('are closed to %s', async (persona) => {
    const actor = actorOf(persona)
    await expect(companies.call('getCompanyBriefs', { body: { companyGuids: [] } }, actor)).rejects.toMatchObject({
      code: 'forbidden',
    })
    await expect(companies.call('getMainCompany', { params: { userGuid: randomUUID() } }, actor)).rejects.toMatchObject(
      { code: 'forbidden' },
    )
  })
})

describe('listCompaniesByNumber', () => {
  it('finds all companies of a registration number, in any spelling, and none without a number', async () => {
    const listed = async (regCode: string) =>
      (await companies.call('listCompaniesByNumber', { body: { regCode } }, actorOf('system'))).companyGuids
    const first = await create({ registrationNumber: '10060701' })
    const second = await create({ registrationNumber: '1006 0701' })
    await create({ registrationNumber: 'none' })
    expect(new Set(await listed('1006-0701'))).toEqual(new Set([first.guid, second.guid]))
    expect(await listed('none')).toEqual([])
    expect(await listed('70000310')).toEqual([])
  })
})
