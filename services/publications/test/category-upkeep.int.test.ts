import type { Reply } from '@sild/contract/schemas'
import { beforeEach, describe, expect, it } from 'vitest'
import { customer, testMarket } from './market.ts'

const market = testMarket()
type Categories = Reply<'listCategories'>['list']
let categories: Categories
const category = (id: number, own: Partial<Categories[number]> = {}) => ({
  id,
  slug: `c${id}`,
  title: '',
  icon: '',
  ...own,
})
market.mock({ listCategories: () => ({ list: categories }) })
beforeEach(async () => {
  categories = [1, 2, 3, 4].map((id) => category(id))
  await market.database.query('update publications.categories set is_offered = true')
})

/** What content has decided, as the service hears of it. */
async function decide(id: number, own: Partial<Categories[number]>): Promise<void> {
  categories = categories.map((one) => (one.id === id ? { ...one, ...own } : one))
  await market.add('recategorise-publications', { categoryId: id })
  await market.runJobs()
}
type Owner = ReturnType<typeof customer>
const own = (owner: Owner, guid: string) =>
  market.call('getMyPublication', { params: { cardType: 'project', slugOrGuid: guid } }, owner)
const create = (owner: Owner, categoryId: number) =>
  market.call('createProject', { body: { ...market.body({ categoryId }), isDraft: true } }, owner)
const tagsOf = (categoryId: number) =>
  market.database.query('select tag_guid, uses from publications.category_tags where category_id = $1', [categoryId])

describe('publications of a category that was merged', () => {
  it('move to the other one, waiting changes and published versions alike, and the search is updated', async () => {
    const owner = customer()
    const live = await market.publish(owner, { categoryId: 2 })
    const { revision } = await own(owner, live.guid)
    await market.call(
      'updateProject',
      { params: { guid: live.guid }, body: { ...market.body({ categoryId: 3 }), revision, isDraft: false } },
      owner,
    )
    const elsewhere = await market.publish(owner, { categoryId: 4 })
    const draft = await create(owner, 2)
    const before = (await own(owner, elsewhere.guid)).revision
    await decide(2, { mergedIntoId: 1 })
    expect((await own(owner, draft.guid)).categoryId).toBe(1)
    expect((await own(owner, live.guid)).categoryId).toBe(3)
    const [kept] = await market.database.query<{ id: number }>(
      `select (content ->> 'categoryId')::int as id from publications.approved_contents where publication_guid = $1`,
      [live.guid],
    )
    expect(kept?.id).toBe(1)
    expect((await own(owner, elsewhere.guid)).revision).toBe(before)
    expect((await own(owner, elsewhere.guid)).categoryId).toBe(4)
    expect(market.live).toContainEqual(
      expect.objectContaining({ type: 'publication-changed', payload: { publicationGuid: live.guid } }),
    )
  })

  it('update the search once, also when the job runs again', async () => {
    const { guid } = await market.publish(customer(), { categoryId: 2 })
    await market.runJobs()
    const version = async () =>
      (
        await market.database.query<{ version: number }>(
          'select version from publications.publications where publication_guid = $1',
          [guid],
        )
      )[0]!.version
    const before = await version()
    await decide(2, { mergedIntoId: 1 })
    await decide(2, { mergedIntoId: 1 })
    expect(await version()).toBe(before + 1)
  })

  it('bring their suggested skills along', async () => {
    expect((await tagsOf(3)).length).toBeGreaterThan(0)
    const before = (await tagsOf(4)).length
    await decide(3, { mergedIntoId: 4 })
    expect(await tagsOf(3)).toEqual([])
    expect((await tagsOf(4)).length).toBeGreaterThan(before)
  })
})

describe('a category that is closed', () => {
  it('is refused to new publications, and stays with existing ones', async () => {
    const owner = customer()
    const kept = await create(owner, 2)
    await decide(2, { isClosed: true })
    await expect(create(owner, 2)).rejects.toMatchObject({ code: 'category-unknown' })
    const { categoryId, revision } = await own(owner, kept.guid)
    expect(categoryId).toBe(2)
    const body = { ...market.body({ categoryId: 2, name: 'Another name for it' }), revision, isDraft: true } as never
    await market.call('updateProject', { params: { guid: kept.guid }, body }, owner)
    expect((await own(owner, kept.guid)).name).toBe('Another name for it')
    categories = [1, 2, 3, 4].map((id) => category(id))
    await decide(2, {})
    await create(owner, 2)
  })
})
