import { randomUUID } from 'node:crypto'
import type { Reply } from '@sild/contract/schemas'
import { actorOf } from '@sild/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { companyOf, snapshotOf, testCatalogue } from './catalogue.ts'

const catalogue = testCatalogue()
const company = companyOf()
const shop = snapshotOf(company, { slug: 'shop', categoryId: 8, tags: [{ guid: randomUUID(), label: 'React' }] })
const other = snapshotOf(company, { slug: 'other', categoryId: 3, tags: [] })
const merged = { listed: [] as Reply<'listMergedTags'>['list'], into: undefined as number | undefined }
const find = (own: Partial<Parameters<typeof catalogue.find>[0]>) => catalogue.find({ searchType: 'services', ...own })
const slugs = ({ cards }: Reply<'search'>) => cards.map(({ slug }) => slug)
let before: Reply<'search'>

beforeAll(async () => {
  catalogue.mock({
    listCategories: () => ({
      list: [
        { id: 7, slug: 'old', title: '', icon: '', mergedIntoId: merged.into },
        { id: 8, slug: 'new', title: '', icon: '' },
      ],
    }),
    listMergedTags: () => ({ list: merged.listed }),
  })
  await catalogue.addCompanies(company)
  await catalogue.publish(shop, other)
  before = await find({ tags: ['ReactJS'], categoryIds: [7] })
  merged.into = 8
  merged.listed = [
    { label: 'ReactJS', into: 'React' },
    { label: "L'ancien %", into: 'React' },
  ]
  await catalogue.add('recategorise-searches', { categoryId: 7 })
  await catalogue.add('retag-searches', { tagGuid: randomUUID() })
  await catalogue.runJobs()
})

describe('a search by a merged tag or category', () => {
  it.each([
    [{ categoryIds: [7] }, { categoryIds: [8], tags: [] }],
    [{ tags: [' reactjs'] }, { categoryIds: [], tags: ['React'] }],
    [
      { tags: ["L'ancien %", 'React'], categoryIds: [7, 8] },
      { categoryIds: [8], tags: ['React'] },
    ],
  ])('finds by %j the hits of its successor, and says so', async (asked, successors) => {
    const found = await find(asked)
    expect(slugs(found)).toEqual(['shop'])
    expect(found).toEqual({ ...(await find(successors)), successors })
    const countOf = (body: typeof asked | typeof successors) =>
      catalogue.call('countSearchFilters', { body: { searchType: 'services', ...body } }, actorOf('guest'))
    expect(await countOf(asked)).toEqual({ ...(await countOf(successors)), successors })
  })

  it('stays unchanged until they are merged', () => {
    expect(before).toMatchObject({ total: 0 })
    expect(before).not.toHaveProperty('successors')
  })

  it('says nothing without a merge', async () => {
    expect(await find({ tags: ['React'], categoryIds: [8] })).not.toHaveProperty('successors')
    expect(slugs(await find({ categoryIds: [3] }))).toEqual(['other'])
  })
})

describe('a saved search by a merged tag', () => {
  const user = () => actorOf('provider')
  const save = (by: ReturnType<typeof user>, tags: string[]) =>
    catalogue.call('saveSearch', { body: { searchType: 'services', title: 'Mine', tags } }, by)
  const savedTags = async (by: ReturnType<typeof user>) =>
    (await catalogue.call('listSavedSearches', {}, by)).list.map(({ search }) => search.tags)
  const merge = async (label: string, into: string) => {
    merged.listed.push({ label, into })
    await catalogue.add('retag-searches', { tagGuid: randomUUID() })
    await catalogue.runJobs()
  }

  it('searches by its successor from then on, and finds its hits', async () => {
    const by = user()
    await save(by, ['vuejs', 'Go'])
    await merge('VueJS', 'Vue')
    expect(await savedTags(by)).toEqual([['Vue', 'Go']])
    const found = snapshotOf(company, { slug: 'vue', tags: [{ guid: randomUUID(), label: 'Vue' }] })
    await catalogue.publish(found)
    const input = { params: { publicationGuid: found.guid }, query: {} }
    const { list } = await catalogue.call('listSearchMatches', input, actorOf('system'))
    expect(list.map(({ userGuid }) => userGuid)).toContain(by.userGuid)
  })

  it('is merged with the same search of the user, now and when it is saved later', async () => {
    const by = user()
    await save(by, ['Python3'])
    await save(by, ['Python'])
    await merge('python3', 'Python')
    expect(await savedTags(by)).toEqual([['Python']])
    await save(by, ['PYTHON3', 'Django'])
    expect(await savedTags(by)).toEqual([['Python', 'Django'], ['Python']])
  })
})
