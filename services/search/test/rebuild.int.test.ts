import { actorOf } from '@sild/testing'
import pg from 'pg'
import { beforeEach, describe, expect, it } from 'vitest'
import { addFavorite } from '../src/actions/add-favorite.ts'
import { rebuildBatch, rebuildReader, useRebuilt } from '../src/actions/rebuild-index.ts'
import { startRebuild } from '../src/actions/start-rebuild.ts'
import { companyOf, snapshotOf, testCatalogue } from './catalogue.ts'

const catalogue = testCatalogue()
const { query } = catalogue.database
const [company, other] = [companyOf(), companyOf({ name: 'Teine OÜ' })]
const guidOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const service = (number: number, own: Parameters<typeof snapshotOf>[1] = {}) =>
  snapshotOf(number % 2 === 0 ? company : other, {
    guid: guidOf(number),
    slug: `service-${number}`,
    name: `Web shop ${number}`,
    locations: [{ countryCode: 'EE', cityId: 1 + (number % 2) }],
    ...own,
  })

beforeEach(async () => {
  await query(
    'truncate search.companies, search.cards, search.card_names, search.listings, search.listing_counts, search.city_counts, search.listed_cities, search.tag_counts, search.removed_publications, search.favorites, search.index_rebuilds, search.index_delays',
  )
  await catalogue.addCompanies(company, other)
  await catalogue.publish(
    ...[10, 20, 30, 40, 50].map((number) => service(number)),
    service(60, { cardType: 'project' }),
  )
})

/** All that is found, and how it is counted. */
const index = async () => ({
  listings: await query('select to_jsonb(l) as row from search.listings l order by publication_guid'),
  counts: await query('select * from search.listing_counts where count <> 0 order by 1, 2, 3, 4'),
  cities: await query('select * from search.city_counts where count <> 0 order by 1, 2, 3'),
  listedCities: await query('select * from search.listed_cities where count <> 0 order by 1, 2'),
})
/** What the tables of the index are made of, by name. */
const shape = async () => ({
  indexes: await query(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition, c.conname as constraint
     from pg_index left join pg_constraint c on c.conindid = indexrelid
     where indrelid in ('search.listings'::regclass, 'search.listing_counts'::regclass, 'search.city_counts'::regclass, 'search.listed_cities'::regclass) order by 1`,
  ),
  ofPartitions: await query(
    `select indrelid::regclass::text as "table", count(*)::int from pg_index
     where indrelid::regclass::text ~ '^search\\..*_listings$' group by 1 order by 1`,
  ),
  columns: await query(
    `select attrelid::regclass::text as "table", attname, format_type(atttypid, atttypmod), attnotnull, attstattarget
     from pg_attribute where attrelid::regclass::text ~ '^search\\..*(listings|_counts)$' and attnum > 0 order by 1, attnum`,
  ),
  tables: await query(
    `select relname from pg_class where relnamespace = 'search'::regnamespace and relkind in ('r', 'p') order by 1`,
  ),
})
const services = async () => (await catalogue.find({ searchType: 'services' })).cards.map(({ slug }) => slug)
const state = () => catalogue.call('getSearchIndex', {}, actorOf('admin'))
const found = async (number: number): Promise<number> =>
  (await catalogue.find({ searchType: 'services', query: `"shop ${number}"`, isLiteral: true })).total

async function connected(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: catalogue.database.serviceUrl('search') })
  await client.connect()
  return client
}

/** Begins without its job, so that the test does each step itself. */
async function begin(): Promise<string> {
  const { deps } = catalogue
  const outbox = { ...deps.outbox, add: () => Promise.resolve() }
  await deps.database.transaction((trx) => startRebuild(trx, { ...deps, outbox }))
  const [started] = await query<{ rebuild_guid: string }>(
    'select rebuild_guid from search.index_rebuilds where ended_at is null',
  )
  return started!.rebuild_guid
}
const fill = (guid: string, most?: number) => rebuildBatch(catalogue.deps, guid, rebuildReader(catalogue.deps, most))
/** Past the companies. */
async function fillPublications(guid: string, most?: number): Promise<void> {
  while ((await state()).rebuild!.doneCount < 2) await fill(guid)
  await fill(guid)
  await fill(guid, most)
}

it('replaces the index by an equal one, indexes, names and all', async () => {
  const before = { index: await index(), shape: await shape(), services: await services() }
  await catalogue.call('rebuildSearchIndex', {}, actorOf('admin'))
  expect((await state()).rebuild).toMatchObject({ endedAt: null, isUsed: false, doneCount: 0, totalCount: 8 })
  const oldTable = await query(`select 'search.listings'::regclass::oid as oid`)
  await catalogue.runJobs()
  expect((await state()).rebuild).toMatchObject({ isUsed: true, doneCount: 8, totalCount: 8 })
  expect(await query(`select 'search.listings'::regclass::oid as oid`)).not.toEqual(oldTable)
  expect({ index: await index(), shape: await shape(), services: await services() }).toEqual(before)
  expect(catalogue.live.at(-1)).toMatchObject({ to: { pages: ['search', 'getMarketOverview'] } })
  // And once more, from what a rebuild has made.
  await catalogue.call('rebuildSearchIndex', {}, actorOf('admin'))
  await catalogue.runJobs()
  expect({ index: await index(), shape: await shape() }).toEqual({ index: before.index, shape: before.shape })
})

it('finds lost rows again, and drops rows that should not be found', async () => {
  await catalogue.publish(service(41))
  await query('delete from search.listings where publication_guid = $1', [guidOf(30)])
  await query('update search.companies set is_hidden = true where company_guid = $1', [other.guid])
  await query(`update search.listings set tokens = '' where publication_guid = $1`, [guidOf(10)])
  expect([await found(10), await found(30), await found(41)]).toEqual([0, 0, 1])
  await catalogue.call('rebuildSearchIndex', {}, actorOf('admin'))
  await catalogue.runJobs()
  expect([await found(10), await found(30), await found(41)]).toEqual([1, 1, 0])
})

describe('a change during the build', () => {
  it('is found at once, and is in the new index too', async () => {
    const rebuild = await begin()
    await fillPublications(rebuild, 2)
    expect((await state()).rebuild).toMatchObject({ doneCount: 4 })
    // Behind where it is and before it: new ones, changed ones, those that leave, and a company that is hidden.
    await catalogue.publish(
      service(11),
      service(35),
      service(20, { version: 2, revision: 2, name: 'Web shop 21' }),
      service(40, { version: 2, revision: 2, name: 'Web shop 42' }),
      service(10, { version: 2, isLive: false }),
      service(50, { version: 2, isLive: false }),
    )
    await catalogue.addCompanies({ ...company, size: '101+' })
    await catalogue.deps.database.transaction((trx) =>
      addFavorite(trx, catalogue.deps, actorOf('customer') as never, {
        cardGuid: guidOf(20),
        cardType: 'service',
        listGuid: null,
      }),
    )
    await catalogue.publish(service(13))
    await query(`update search.companies set last_active_at = now() - interval '31 days' where company_guid = $1`, [
      other.guid,
    ])
    await catalogue.add('hide-inactive-companies', {})
    await catalogue.runJobs()
    expect([await found(21), await found(42), await found(11)]).toEqual([1, 1, 0])
    while ((await fill(rebuild, 2)) === 'building');
    const present = await index()
    expect(present.listings).toHaveLength(4)
    await useRebuilt(catalogue.deps, rebuild)
    expect(await index()).toEqual(present)
    // It goes on as ever.
    await catalogue.publish(service(70))
    expect(await found(70)).toBe(1)
  })

  it('waits for no batch: publications that come at the same time as their batch are there once', async () => {
    const rebuild = await begin()
    const publishing = catalogue.publish(
      ...[10, 20, 30, 40, 50].map((number) => service(number, { version: 2, name: `Web shop ${number + 1}` })),
      ...[12, 22, 32].map((number) => service(number)),
    )
    while ((await fill(rebuild, 1)) === 'building');
    await publishing
    const present = await index()
    await useRebuilt(catalogue.deps, rebuild)
    expect(await index()).toEqual(present)
  })
})

it('is indexed once it is full, while changes are written to it, and again after a worker was killed', async () => {
  const before = await shape()
  const rebuild = await begin()
  while ((await state()).rebuild!.doneCount < 8) await fill(rebuild)
  const built = () =>
    query<{ name: string; is_valid: boolean }>(
      `select indexrelid::regclass::text as name, indisvalid as is_valid from pg_index
       where indrelid = 'search.next_listings'::regclass or indrelid = 'search.next_expert_listings'::regclass`,
    )
  expect((await built()).map(({ name }) => name).toSorted()).toEqual([
    'search.next_expert_listings_company_guid_published_at_publication__idx',
    'search.next_expert_listings_pkey',
    'search.next_listings_of_company',
    'search.next_listings_pkey',
  ])
  const reader = await connected()
  await reader.query('begin isolation level repeatable read; select 1')
  const killed = fill(rebuild).catch((error: unknown) => error)
  const building = `from pg_stat_activity where query ilike '%concurrently%' and wait_event = 'virtualxid'`
  await expect.poll(() => query(`select 1 as is_waiting ${building}`)).toEqual([{ is_waiting: 1 }])
  // Another one waits its turn, and a change for neither.
  expect(await fill(rebuild)).toBe('building')
  await catalogue.publish(service(70))
  expect(await found(70)).toBe(1)
  await query(`select pg_terminate_backend(pid) ${building}`)
  expect(await killed).toMatchObject({ code: 'unavailable' })
  await reader.query('rollback')
  await reader.end()
  expect((await built()).filter(({ is_valid: isValid }) => !isValid)).toHaveLength(1)
  while ((await fill(rebuild)) === 'building');
  const present = await index()
  await useRebuilt(catalogue.deps, rebuild)
  expect({ index: await index(), shape: await shape() }).toEqual({ index: present, shape: before })
  expect(await query('select 1 from pg_index where not indisvalid')).toEqual([])
})

it('resumes after a crash, and two processes share the work', async () => {
  const rebuild = await begin()
  await fillPublications(rebuild, 2)
  const { deps } = catalogue
  const dying = {
    ...deps,
    engine: {
      ...deps.engine,
      next: {
        ...deps.engine.next,
        async fill(...filled: Parameters<typeof deps.engine.next.fill>) {
          await deps.engine.next.fill(...filled)
          throw new Error('killed before the commit')
        },
      },
    },
  }
  await expect(rebuildBatch(dying, rebuild, rebuildReader(deps, 2))).rejects.toThrow('killed')
  expect((await state()).rebuild).toMatchObject({ doneCount: 4 })
  await Promise.all(
    [0, 1].map(async () => {
      while ((await fill(rebuild, 1)) === 'building');
    }),
  )
  expect((await state()).rebuild).toMatchObject({ doneCount: 8 })
  const before = await index()
  await Promise.all([useRebuilt(deps, rebuild), useRebuilt(deps, rebuild)].map((used) => used.catch(() => undefined)))
  expect(await index()).toEqual(before)
  expect(await fill(rebuild)).toBe('over')
})

it('is given up when another one follows, and never used', async () => {
  const first = await begin()
  await fill(first)
  const second = await begin()
  expect(await fill(first)).toBe('over')
  await fill(second, 2)
  await useRebuilt(catalogue.deps, first)
  expect(await services()).toHaveLength(5)
  while ((await fill(second)) === 'building');
  await useRebuilt(catalogue.deps, second)
  expect(await services()).toHaveLength(5)
  expect(await query('select is_used from search.index_rebuilds order by started_at')).toEqual([
    { is_used: false },
    { is_used: true },
  ])
})

it('keeps results whole and searches quick while it takes its place behind a slow search', async () => {
  const rebuild = await begin()
  while ((await fill(rebuild)) === 'building');
  const slow = await connected()
  await slow.query('begin; select count(*) from service_listings')
  const using = useRebuilt(catalogue.deps, rebuild)
  let isUsed = false
  void using.then(() => (isUsed = true))
  const counts: number[] = []
  const times: number[] = []
  const ask = async () => {
    const startedAt = performance.now()
    counts.push((await services()).length)
    times.push(performance.now() - startedAt)
  }
  await expect
    .poll(() => query(`select 1 as is_waiting from pg_locks where mode = 'AccessExclusiveLock' and not granted`))
    .toEqual([{ is_waiting: 1 }])
  for (let asked = 0; asked < 5; asked += 1) await ask()
  expect(isUsed).toBe(false)
  await slow.query('rollback')
  await slow.end()
  while (!isUsed) await ask()
  await using
  await ask()
  expect(new Set(counts)).toEqual(new Set([5]))
  expect(Math.max(...times)).toBeLessThan(2000)
  expect((await state()).rebuild).toMatchObject({ isUsed: true })
})

it('is given up by a migration that changes its tables', async () => {
  const rebuild = await begin()
  await query('set search_path = search; select give_up_rebuild(); reset search_path')
  expect(await fill(rebuild)).toBe('over')
  await catalogue.publish(service(70))
  expect(await found(70)).toBe(1)
})
