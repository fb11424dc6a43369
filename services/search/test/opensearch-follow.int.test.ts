import { searchBody } from '@sild/contract/search/schemas'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { answering, createEngineClient, type EngineClient, filling } from '../src/engine/opensearch/client.ts'
import { findHits } from '../src/engine/opensearch/find.ts'
import { followChanges } from '../src/engine/opensearch/follow.ts'
import { saveProgress, takeLock, LockLost } from '../src/engine/opensearch/progress.ts'
import type { Query } from '../src/engine/opensearch/query.ts'
import { companyOf, snapshotOf, testCatalogue } from './catalogue.ts'
import { type EngineDouble, startEngineDouble } from './opensearch/engine-double.ts'

let double: EngineDouble
beforeAll(async () => {
  double = await startEngineDouble()
})
afterAll(() => double.close())

const catalogue = testCatalogue({ config: () => ({ searchEngineUrl: double.url }) })
const company = companyOf()
const services = ['Alder', 'Birch', 'Cedar'].map((name) => snapshotOf(company, { name }))
const [alder, birch, cedar] = services as [Snapshot, Snapshot, Snapshot] // There are three.
type Snapshot = ReturnType<typeof snapshotOf>
let version = 10
const later = (snapshot: Snapshot, own: Partial<Snapshot> = {}): Snapshot => ({
  ...snapshot,
  ...own,
  version: ++version,
})

const told: unknown[] = []
const log = { info: () => undefined, error: (what: object) => void told.push(what) }
/** As a process of its own would. */
const follow = (longestMs?: number, own: Partial<EngineClient> = {}) => {
  const { clock, database } = catalogue.deps
  return followChanges({ client: { ...createEngineClient(double.url), ...own }, clock, database, log, longestMs })
}
const found = async (query: string) =>
  (await catalogue.find({ searchType: 'services', query })).cards.map(({ name }) => name)
/** The guids of what the index that answers has. */
const having = async (query: Query): Promise<string[]> => {
  const [reply] = await createEngineClient(double.url).search([{ query, size: 10 }])
  return reply!.hits.hits.map(({ _id }) => _id)
}
const named = (lexeme: string) => having({ term: { names: lexeme } })
const kept = (favorites: number) => having({ range: { favorites: { gte: favorites, lte: favorites } } })
const keep = (guid: string, favorites: number) =>
  catalogue.database.query('update search.listings set favorites_count = $1 where publication_guid = $2', [
    favorites,
    guid,
  ])
const inIndex = () => double.indexes.guids(answering).toSorted()
const allGuids = [company, ...services].map(({ guid }) => guid).toSorted()
const wantRebuild = () => catalogue.database.query('update search.engine_progress set is_rebuild_wanted = true')

beforeAll(async () => {
  await catalogue.addCompanies(company)
  await catalogue.publish(...services)
})
afterEach(() => {
  double.fault = undefined
  double.indexes.refuse = undefined
  double.indexes.isLagging = false
  told.length = 0
})

it('has what was published, under the name that searches use', () => {
  double.indexes.refresh()
  expect(inIndex()).toEqual(allGuids)
  expect(double.indexes.names()).toHaveLength(1)
})

it('follows missing changes the next time', async () => {
  const [before] = await catalogue.database.query('select pg_snapshot_xmin(pg_current_snapshot())::text as oldest')
  await follow()
  const [after] = await catalogue.database.query(
    `select since >= '${before!.oldest}'::xid8 as "isMoved" from search.engine_progress`,
  )
  expect(after).toEqual({ isMoved: true })
})

it('is not queried for a while after it did not answer: Postgres answers, and nothing is lost', async () => {
  double.fault = () => 'hang up'
  await catalogue.publish(later(alder, { name: 'Acacia' }))
  expect(await found('acacia')).toEqual(['Acacia'])
  const asked = double.called.length
  expect(await found('acacia')).toEqual(['Acacia'])
  expect(double.called.length).toBe(asked)
  double.fault = undefined
  await catalogue.add('follow-search-engine', {})
  await catalogue.runJobs()
  expect(await named('e:acacia')).toEqual([alder.guid])
})

it('finds nothing that has expired, with or without a job that ended it', async () => {
  const input = searchBody.parse({ searchType: 'services' })
  const words = await catalogue.deps.readWords('')
  const client = createEngineClient(double.url)
  const countOn = async (day: number): Promise<number> => {
    const now = new Date(Date.now() + day * 86_400_000)
    return (await findHits((asked) => client.search(asked), { input, words }, now)).counts.services
  }
  expect([await countOn(58), await countOn(60)]).toEqual([3, 0])
})

it('writes again what the engine had no room for, alone or in whole', async () => {
  let refusals = 2
  double.indexes.refuse = (guid) =>
    guid === birch.guid && refusals-- > 0 ? { status: 429, type: 'opensearch_rejected_execution_exception' } : undefined
  let requests = 1
  double.fault = ({ name }) => (name === 'bulk' && requests-- > 0 ? busy : undefined)
  await catalogue.publish(later(birch, { name: 'Bamboo' }))
  expect(refusals).toBeLessThan(0)
  expect(await named('e:bamboo')).toEqual([birch.guid])
})
const busy = {
  status: 429,
  body: { error: { type: 'opensearch_rejected_execution_exception', reason: 'full' }, status: 429 },
}

it('reports what the engine refuses for its content, and writes the others', async () => {
  double.indexes.refuse = (guid) =>
    guid === alder.guid ? { status: 400, type: 'mapper_parsing_exception' } : undefined
  await keep(alder.guid, 11)
  await keep(cedar.guid, 11)
  expect(await follow()).toBe(false)
  expect(told).toMatchObject([{ guid: alder.guid, status: 400 }])
  expect(await kept(11)).toEqual([cedar.guid])
})

it('goes on after failures in the middle of others', async () => {
  double.indexes.refuse = () => ({ status: 503, type: 'unavailable_shards_exception' })
  await catalogue.publish(later(cedar, { name: 'Cypress' }))
  double.indexes.refuse = undefined
  expect(await follow()).toBe(false)
  expect(await named('e:cypress')).toEqual([cedar.guid])
})

it('has the newest state, for any order of old ones, and does not restore deleted ones', async () => {
  await catalogue.publish(later(birch, { isLive: false }))
  double.indexes.refresh()
  expect(inIndex()).not.toContain(birch.guid)
  const client = createEngineClient(double.url)
  const document = { searchType: 'services', guid: birch.guid }
  const target = { _index: answering, _id: birch.guid, version: 1, version_type: 'external_gte' }
  const [written] = await client.write([JSON.stringify({ index: target }), JSON.stringify(document)])
  expect(written!.status).toBe(409)
  double.indexes.refresh()
  expect(inIndex()).not.toContain(birch.guid)
  await catalogue.publish(later(birch))
  double.indexes.refresh()
  expect(inIndex()).toEqual(allGuids)
})

it('gets a new index beside the old one, which answers until then and gets every change as well', async () => {
  const [before] = double.indexes.names()
  double.indexes.isLagging = true
  await keep(alder.guid, 76)
  await wantRebuild()
  // Another process goes on with each step.
  expect(await follow(0)).toBe(true)
  expect(double.indexes.names()).toHaveLength(2)
  double.indexes.refresh()
  expect(await kept(76)).toEqual([alder.guid])
  await keep(birch.guid, 77)
  expect(await follow(0)).toBe(true)
  double.indexes.refresh()
  expect(inIndex()).toEqual(allGuids)
  expect(double.indexes.guids(filling)).toContain(birch.guid)
  expect(await kept(77)).toEqual([birch.guid])
  let steps = 0
  while (await follow(0)) steps += 1
  expect(steps).toBeGreaterThan(0)
  const names = double.indexes.names()
  expect(names).toHaveLength(1)
  expect(names[0]).not.toBe(before)
  expect(inIndex()).toEqual(allGuids)
  expect(() => double.indexes.guids(filling)).toThrow('no such index')
  expect(await kept(77)).toEqual([birch.guid])
})

it('lets no write create an index', async () => {
  const [before] = double.indexes.names()
  const { write } = createEngineClient(double.url)
  await keep(cedar.guid, 12)
  const losing = follow(undefined, {
    write(lines) {
      if (double.indexes.names().includes(before!)) double.indexes.drop(before!)
      return write(lines)
    },
  })
  await expect(losing).rejects.toThrow('index_not_found_exception')
  expect(double.indexes.names()).toEqual([])
  await follow()
  expect(await kept(12)).toEqual([cedar.guid])
})

it('gets a new index when it has lost its own, or all data was replaced', async () => {
  const [before] = double.indexes.names()
  double.indexes.drop(before!)
  await follow()
  expect(inIndexAfterRefresh()).toEqual(allGuids)
  const [second] = double.indexes.names()
  const slow = new pg.Client({ connectionString: catalogue.database.serviceUrl('search') })
  await slow.connect()
  try {
    // While it is open every change comes again.
    await slow.query('begin; select pg_current_xact_id()')
    await catalogue.database.query('insert into search.index_changes (search_type) values (null)')
    await follow()
    expect(inIndexAfterRefresh()).toEqual(allGuids)
    const [third] = double.indexes.names()
    expect(third).not.toBe(second)
    // Once is enough.
    await follow()
    expect(double.indexes.names()).toEqual([third])
  } finally {
    await slow.end()
  }
})
const inIndexAfterRefresh = (): string[] => {
  double.indexes.refresh()
  return inIndex()
}

it('resumes an interrupted filling', async () => {
  await wantRebuild()
  expect(await follow(0)).toBe(true)
  const [begun] = await catalogue.database.query('select next_index, filling_type from search.engine_progress')
  double.fault = ({ name }) => (name === 'bulk' ? 'hang up' : undefined)
  await expect(follow()).rejects.toThrow('ConnectionError')
  double.fault = undefined
  const [ended] = await catalogue.database.query('select next_index, filling_type from search.engine_progress')
  expect(ended).toEqual({ ...begun, filling_type: 'services' })
  await follow()
  expect(double.indexes.names()).toEqual([begun!.next_index])
  expect(inIndexAfterRefresh()).toEqual(allGuids)
})

it('keeps a new index that is in use already, although the switch was not noted', async () => {
  const [name] = double.indexes.names()
  await catalogue.database.query('update search.engine_progress set next_index = $1', [name])
  await follow()
  expect(double.indexes.names()).toEqual([name])
  const [progress] = await catalogue.database.query('select next_index from search.engine_progress')
  expect(progress!.next_index).toBeNull()
})

it('is written to by one process at a time, which also writes the changes of others', async () => {
  const { database } = catalogue.deps
  const progress = await takeLock(database)
  expect(await takeLock(database)).toBeUndefined()
  await catalogue.database.query('update search.engine_progress set taken_until = now()')
  expect(await takeLock(database)).toBeDefined()
  await expect(saveProgress(database, progress!, {})).rejects.toThrow(LockLost)
  await catalogue.database.query('update search.engine_progress set taken_until = null')

  const { write } = createEngineClient(double.url)
  let others: Promise<boolean> | undefined
  await keep(cedar.guid, 21)
  await follow(undefined, {
    async write(lines) {
      if (!others) {
        await keep(alder.guid, 22)
        others = follow()
        await others
      }
      return write(lines)
    },
  })
  expect(await others).toBe(false)
  expect([await kept(21), await kept(22)]).toEqual([[cedar.guid], [alder.guid]])
})

it('has the last of several changes in one batch', async () => {
  await wantRebuild()
  const { write } = createEngineClient(double.url)
  let favorites = 30
  await follow(undefined, {
    async write(lines) {
      const written = await write(lines)
      if (favorites < 33) await keep(cedar.guid, (favorites += 1))
      return written
    },
  })
  expect(await kept(33)).toEqual([cedar.guid])
})

it('is read whole again after more time without a write than changes are kept', async () => {
  const [before] = double.indexes.names()
  await catalogue.database.query("update search.engine_progress set followed_at = now() - interval '51 minutes'")
  await follow()
  expect(double.indexes.names()).not.toContain(before)
  expect(inIndexAfterRefresh()).toEqual(allGuids)
})

it('gets only requests that the specification of OpenSearch allows', () => {
  expect(double.violations).toEqual([])
})
