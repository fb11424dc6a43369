import { beforeEach, expect, it } from 'vitest'
import { companySnapshotOf } from '@sild/testing/snapshots'
import { companyOf, snapshotOf, testCatalogue } from './catalogue.ts'

const catalogue = testCatalogue()
const company = companyOf()
const services = async () => (await catalogue.find({ searchType: 'services' })).cards.map(({ guid }) => guid)
const counts = () =>
  catalogue.database.query(
    'select card_type, category_id, country_code, work_type, count from search.listing_counts where count <> 0 order by 1, 2, 3',
  )

beforeEach(async () => {
  await catalogue.database.query(
    'truncate search.companies, search.cards, search.card_names, search.listings, search.listing_counts, search.listed_cities, search.tag_counts, search.removed_publications, search.views, search.uncounted_views',
  )
  await catalogue.addCompanies(company)
})

it('finds a publication and its company, and forgets them when it is unpublished', async () => {
  const snapshot = snapshotOf(company, { workType: 'OUTSOURCE', tags: [{ guid: crypto.randomUUID(), label: 'React' }] })
  await catalogue.publish(snapshot)
  expect(await services()).toEqual([snapshot.guid])
  expect(await counts()).toMatchObject([
    { country_code: '', count: 1 },
    { country_code: 'EE', count: 1 },
  ])
  expect(catalogue.live.at(-1)).toMatchObject({
    to: { pages: ['search', 'getMarketOverview', `publication:${snapshot.guid}`, `company:${company.guid}`] },
  })
  expect((await catalogue.find({ searchType: 'companies', categoryIds: [1] })).cards).toMatchObject([
    { guid: company.guid, publicationsCount: 1 },
  ])

  await catalogue.publish({ ...snapshot, isLive: false, publicationStatus: 'ARCHIVED', version: 2 })
  expect(await services()).toEqual([])
  expect(await counts()).toEqual([])
  expect(await catalogue.database.query('select * from search.tag_counts where count <> 0')).toEqual([])
  expect((await catalogue.find({ searchType: 'companies', categoryIds: [1] })).total).toBe(0)
  expect((await catalogue.find({ searchType: 'companies' })).cards).toMatchObject([{ publicationsCount: 0 }])
})

it('is found in its cities, and without any in that of its company', async () => {
  const [named, silent] = [
    snapshotOf(company, { locations: [{ countryCode: 'EE', cityId: 2 }] }),
    snapshotOf(company, { cardType: 'project', locations: [{ countryCode: 'FR', cityId: null }] }),
  ]
  await catalogue.publish(named, silent)
  const inCity = async (searchType: 'services' | 'tasks', city: string) =>
    (await catalogue.find({ searchType, cities: [city] })).cards.map(({ guid }) => guid)
  expect(await inCity('services', 'Tartu')).toEqual([named.guid])
  expect(await inCity('services', 'Tallinn')).toEqual([])
  expect(await inCity('tasks', 'TALLINN')).toEqual([silent.guid])
  expect((await catalogue.find({ searchType: 'companies', cities: ['Tallinn'] })).total).toBe(1)
})

it('finds publications by the current state of their company', async () => {
  await catalogue.publish(snapshotOf(company))
  await catalogue.addCompanies({ ...company, type: 'STARTUP' })
  for (const searchType of ['services', 'companies'] as const) {
    expect((await catalogue.find({ searchType, companyTypes: ['STARTUP'] })).total).toBe(1)
    expect((await catalogue.find({ searchType, companyTypes: ['ENTERPRISE'] })).total).toBe(0)
  }
})

it('is the same after a job ran twice', async () => {
  const snapshot = snapshotOf(company)
  await catalogue.publish(snapshot, snapshot, snapshot)
  expect(await services()).toEqual([snapshot.guid])
  expect(await counts()).toMatchObject([{ count: 1 }, { count: 1 }])
})

it('keeps the newest version that was published, in any order', async () => {
  const first = snapshotOf(company, { version: 3, name: 'Third version' })
  await catalogue.publish(first)
  await catalogue.publish({ ...first, version: 2, name: 'Second version' })
  expect((await catalogue.find({ searchType: 'services' })).cards).toMatchObject([{ name: 'Third version' }])
  await catalogue.publish({ ...first, version: 5, isLive: false })
  await catalogue.publish({ ...first, version: 4, isLive: true })
  expect(await services()).toEqual([])
  await catalogue.publish({ ...first, version: 6, isLive: true })
  expect(await services()).toEqual([first.guid])
})

it('moves a publication between categories and countries', async () => {
  const snapshot = snapshotOf(company, {
    locations: [
      { countryCode: 'EE', cityId: null },
      { countryCode: 'FR', cityId: null },
    ],
  })
  await catalogue.publish(snapshot)
  await catalogue.publish({
    ...snapshot,
    version: 2,
    revision: 2,
    categoryId: 7,
    locations: [{ countryCode: 'FR', cityId: 3 }],
  })
  expect(await counts()).toEqual([
    { card_type: 'service', category_id: 7, country_code: '', work_type: '', count: 1 },
    { card_type: 'service', category_id: 7, country_code: 'FR', work_type: '', count: 1 },
  ])
})

it('stops finding expired publications before any job ran', async () => {
  await catalogue.publish(snapshotOf(company, { expiresAt: new Date(Date.now() - 1000).toISOString() }))
  expect(await services()).toEqual([])
})

it('adds a company by its first publication and requests the rest', async () => {
  const unknown = companyOf({ name: 'Uus Firma', isListed: false })
  await catalogue.addCompanies(unknown)
  await catalogue.database.query('delete from search.companies where company_guid = $1', [unknown.guid])
  await catalogue.publish(snapshotOf(unknown))
  expect((await catalogue.find({ searchType: 'companies', query: 'Uus Firma' })).total).toBe(0)
  await catalogue.addCompanies({ ...unknown, isListed: true })
  expect((await catalogue.find({ searchType: 'services' })).cards).toMatchObject([{ company: { name: 'Uus Firma' } }])
  expect((await catalogue.find({ searchType: 'companies', query: 'uus firma' })).total).toBe(1)
})

it('finds nothing of a company that was removed from the catalogue, even if it publishes', async () => {
  const snapshot = snapshotOf(company, { name: 'Bridge inspection' })
  await catalogue.publish(snapshot)
  await catalogue.addCompanies({ ...company, isListed: false })
  await catalogue.publish({ ...snapshot, version: 2, revision: 2 }, snapshotOf(company, { name: 'Bridge painting' }))
  expect(await services()).toEqual([])
  expect(await counts()).toEqual([])
})

it('finds publications by the size of a company that has grown', async () => {
  const snapshot = snapshotOf(company)
  await catalogue.publish(snapshot)
  const total = async (companySizes: ('1-20' | '101+')[]) =>
    (await catalogue.find({ searchType: 'services', companySizes })).total
  expect([await total(['1-20']), await total(['101+'])]).toEqual([1, 0])
  await catalogue.addCompanies({ ...company, size: '101+', rating: 5 })
  expect([await total(['1-20']), await total(['101+'])]).toEqual([0, 1])
})

it('orders offers by reviews that their service has not processed yet', async () => {
  const offer = snapshotOf(company, {
    slug: 'older',
    publishedAt: new Date(Date.now() - 5 * 86_400_000).toISOString(),
  })
  const other = companyOf({ rating: 4.5, reviewsCount: 2 })
  await catalogue.addCompanies(other)
  await catalogue.publish(offer, snapshotOf(other, { slug: 'newer' }))
  const slugs = async () =>
    (await catalogue.find({ searchType: 'services', sort: 'rating' })).cards.map(({ slug }) => slug)
  expect(await slugs()).toEqual(['newer', 'older'])
  await catalogue.addCompanies({ ...company, reviewsCount: 3 })
  expect(await slugs()).toEqual(['older', 'newer'])
})

it('hides a company and its publications after a month of silence, and brings them back when it acts', async () => {
  const snapshot = snapshotOf(company)
  await catalogue.publish(snapshot)
  await catalogue.database.query(`update search.companies set last_active_at = now() - interval '31 days'`)
  await catalogue.add('hide-inactive-companies', {})
  await catalogue.add('hide-inactive-companies', {})
  await catalogue.runJobs()
  expect(await services()).toEqual([])
  expect((await catalogue.find({ searchType: 'companies' })).total).toBe(0)
  expect(await counts()).toEqual([])
  // A response to it is not its own doing; signing in and looking around is.
  await catalogue.publish({ ...snapshot, version: 2, responsesCount: 1 })
  expect(await services()).toEqual([])
  const { actorOf } = await import('@sild/testing')
  await catalogue.call(
    'recordViews',
    { body: { publications: [crypto.randomUUID()] } },
    actorOf('provider', { companyGuid: company.guid }),
  )
  await catalogue.runJobs()
  expect(await services()).toEqual([snapshot.guid])
  expect((await catalogue.find({ searchType: 'companies' })).total).toBe(1)
})

it('stays right when many jobs change one company at the same time', async () => {
  const snapshots = Array.from({ length: 30 }, (_, index) =>
    snapshotOf(company, {
      categoryId: 1 + (index % 3),
      tags: [{ guid: crypto.randomUUID(), label: `Tag ${index % 5}` }],
    }),
  )
  await catalogue.publish(...snapshots)
  await catalogue.publish(
    ...snapshots.map((snapshot, index) => ({
      ...snapshot,
      version: 2,
      categoryId: 1 + ((index + 1) % 3),
      isLive: index % 2 === 0,
    })),
  )
  expect(await services()).toHaveLength(15)
  const kept = await catalogue.database.query<{ sum: number }>(
    `select sum(count)::int as sum from search.listing_counts where country_code = ''`,
  )
  expect(kept[0]!.sum).toBe(15)
  const tags = await catalogue.database.query<{ sum: number }>('select sum(count)::int as sum from search.tag_counts')
  expect(tags[0]!.sum).toBe(15)
  expect((await catalogue.find({ searchType: 'companies' })).cards).toMatchObject([{ publicationsCount: 15 }])
})

it('shows the latest state of a company, though an earlier read of it took longer', async () => {
  const { guid: companyGuid } = company
  let isErased = false
  const asked: ((value: unknown) => void)[] = []
  const erased = { ...company, name: '—', isListed: false }
  catalogue.mock({
    async getCompanySnapshots() {
      const seen = isErased ? erased : company
      if (!isErased) await new Promise((resolve) => asked.push(resolve))
      return { companies: [companySnapshotOf(seen)] }
    },
  })
  await catalogue.add('index-company', { companyGuid })
  const done = catalogue.runJobs()
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  isErased = true
  await catalogue.add('index-company', { companyGuid })
  const nameNow = async () => (await catalogue.database.query('select name from search.companies'))[0]
  // It overtakes the earlier one.
  await expect.poll(nameNow).toEqual({ name: erased.name })
  for (const answer of asked) answer(undefined)
  await done
  await catalogue.runJobs()
  expect(await nameNow()).toEqual({ name: erased.name })
})
