import type { Input } from '@sild/contract/schemas'
import { actorOf } from '@sild/testing'
import { describe, expect, it } from 'vitest'
import { customer, testMarket } from './market.ts'

const market = testMarket()
type Owner = ReturnType<typeof customer>
type Body = Partial<Input<'updateProject'>['body']>

const create = (owner: Owner, body: Input<'createProject'>['body']) => market.call('createProject', { body }, owner)
const update = (owner: Owner, guid: string, body: Body) =>
  market.call('updateProject', { params: { guid }, body: { name: 'Web shop', revision: 1, ...body } }, owner)
const list = (owner: Owner, query: Input<'listMyPublications'>['query'] = {}) =>
  market.call('listMyPublications', { params: { cardType: 'project' }, query }, owner)

describe('a draft', () => {
  it('needs a title alone, and lists on any device what is missing', async () => {
    const owner = customer()
    const { guid } = await create(owner, { name: 'Web shop', isDraft: true })
    const params = { cardType: 'project', slugOrGuid: guid } as const
    expect(await market.call('getMyPublication', { params }, owner)).toMatchObject({
      name: 'Web shop',
      description: '',
      categoryId: null,
      tags: [],
      publicationStatus: 'DRAFT',
      missing: ['description', 'categoryId', 'tagGuids'],
    })
    await expect(create(owner, { name: 'W', isDraft: true })).rejects.toMatchObject({
      fields: { name: { code: 'length-min' } },
    })
  })

  it('stores incomplete fields, a half translation too', async () => {
    const owner = customer()
    const { guid } = await create(owner, { name: 'Web shop', isDraft: true })
    const saved = await update(owner, guid, {
      categoryId: 2,
      translations: { et: { name: 'Veebipood', description: '' } },
      isDraft: true,
    })
    expect(saved).toMatchObject({
      categoryId: 2,
      missing: ['description', 'tagGuids'],
      translations: { et: { name: 'Veebipood', description: '' } },
    })
  })

  it('stores texts that show nothing as empty', async () => {
    const owner = customer()
    const blank = '\u{2800}\u{2800}\u{2800}\u{2800}'
    const { guid } = await create(owner, { name: 'Web shop', description: blank, isDraft: true })
    expect(
      await update(owner, guid, {
        description: blank,
        translations: { et: { name: blank, description: blank } },
        isDraft: true,
      }),
    ).toMatchObject({
      description: '',
      translations: { et: { name: '', description: '' } },
    })
  })

  it('is not sent before it is complete, and is refused by every missing field', async () => {
    const owner = customer()
    const { guid } = await create(owner, { name: 'Web shop', isDraft: true })
    await expect(update(owner, guid, { translations: { fr: { name: '', description: 'Oui' } } })).rejects.toMatchObject(
      {
        code: 'invalid',
        fields: {
          description: { code: 'required' },
          categoryId: { code: 'required' },
          tagGuids: { code: 'tags-required' },
          'translations.fr.name': { code: 'required' },
        },
      },
    )
    expect(await update(owner, guid, market.body())).toMatchObject({ publicationStatus: 'MODERATION', missing: [] })
  })

  it('of a published publication may lose its category, and is shown to its owner only', async () => {
    const owner = customer()
    const live = await market.publish(owner)
    expect(await update(owner, live.guid, { isDraft: true })).toMatchObject({
      categoryId: null,
      isChangeWaiting: false,
    })
    const body = { publicationGuids: [live.guid] }
    const { publications } = await market.call('getPublicationSnapshots', { body }, actorOf('system'))
    expect(publications).toMatchObject([{ isLive: false, categoryId: 0 }])
  })
})

describe('the active tab', () => {
  it('shows a publication with a waiting change, and so does the one of moderation', async () => {
    const owner = customer()
    const live = await market.publish(owner)
    const other = await create(owner, market.body())
    await update(owner, live.guid, market.body({ name: 'A larger shop' }))
    const active = await list(owner, { status: 'ACTIVE' })
    expect(active).toMatchObject({
      list: [{ guid: live.guid, publicationStatus: 'MODERATION', isChangeWaiting: true }],
      total: 1,
      counts: { ACTIVE: 1, MODERATION: 2 },
    })
    const waiting = await list(owner, { status: 'MODERATION' })
    expect(waiting.list.map(({ guid, isChangeWaiting }) => [guid, isChangeWaiting])).toEqual([
      [live.guid, true],
      [other.guid, false],
    ])
    expect((await list(owner)).total).toBe(2)
    await market.decide(live.guid, 2)
    expect((await list(owner, { status: 'ACTIVE' })).list).toMatchObject([{ isChangeWaiting: false }])
  })
})
