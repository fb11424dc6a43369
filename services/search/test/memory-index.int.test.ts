import { schemas } from '@sild/contract/schemas'
import { searchBody } from '@sild/contract/search/schemas'
import fc from 'fast-check'
import pg from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { rebuildBatch, rebuildReader, useRebuilt } from '../src/actions/rebuild-index.ts'
import { startRebuild } from '../src/actions/start-rebuild.ts'
import { createCorrector } from '../src/engine/query/corrections.ts'
import { createLexemeReader } from '../src/engine/query/lexemes-of.ts'
import { createMemoryIndex } from '../src/engine/memory/memory-index.ts'
import { createPostgresEngine } from '../src/engine/postgres/postgres-engine.ts'
import { createPostgresLists } from '../src/engine/postgres-lists.ts'
import type { Conditions, SearchEngine } from '../src/engine/search-engine.ts'
import { snapshotOf, testCatalogue } from './catalogue.ts'
import { testEngine } from './engine-suite.ts'
import { bodies, companies, snapshots } from './naive-search.ts'

const catalogue = testCatalogue()
const conditions = schemas.countSearchFilters.body
const log = { info: () => undefined, error: () => undefined }

/** An engine that finds by the index in memory, and how often that has answered. */
function engineInMemory() {
  const { database, readWords } = catalogue.deps
  const readLexemes = createLexemeReader(database)
  const memory = createMemoryIndex(database, { clock: catalogue.deps.clock, log, readLexemes, minCount: 1 })
  const located = { count: 0 }
  const answers = createPostgresEngine(database, {
    correctQuery: createCorrector(database, memory.candidates),
    readLexemes,
    readWords,
    async findHits(search) {
      await memory.catchUp()
      const found = await memory.findHits(search)
      if (found) located.count += 1
      return found
    },
    async findFilterCounts(search) {
      await memory.catchUp()
      const found = await memory.findFilterCounts(search)
      if (found) located.count += 1
      return found
    },
  })
  return { engine: { ...catalogue.deps.engine, ...answers }, located, memory }
}

describe('the tests of any engine', () => {
  let inMemory: ReturnType<typeof engineInMemory>
  beforeAll(() => {
    inMemory = engineInMemory()
  })
  testEngine(catalogue, () => inMemory.engine)

  it('pass in memory, most of them', () => {
    expect(inMemory.located.count).toBeGreaterThan(30)
  })
})

describe('a market', () => {
  let inMemory: ReturnType<typeof engineInMemory>
  const reply = async (body: object) => JSON.parse((await inMemory.engine.search(searchBody.parse(body), 'en')).text)

  beforeAll(async () => {
    inMemory = engineInMemory()
    await catalogue.addCompanies(...companies)
    for (let start = 0; start < snapshots.length; start += 25)
      await catalogue.publish(...snapshots.slice(start, start + 25))
  }, 120_000)

  it('is found in memory as in Postgres', async () => {
    const before = inMemory.located.count
    let asked = 0
    await fc.assert(
      fc.asyncProperty(bodies, fc.constantFrom('', ' -fjord', ' ember'), fc.nat(3), async (body, more, kind) => {
        const searchType = kind === 0 ? ('companies' as const) : body.searchType
        const whole = { ...body, searchType, query: body.query + more }
        asked += 1
        expect(await reply(whole)).toEqual(await catalogue.find(whole))
      }),
      { numRuns: 200, seed: 13 },
    )
    expect(inMemory.located.count - before).toBeGreaterThanOrEqual(asked)
  }, 120_000)

  it('has its filters counted in memory as in Postgres', async () => {
    // More than a reply has.
    const tags = Array.from({ length: 45 }, (_, index) => ({ guid: crypto.randomUUID(), label: `Tag ${index}` }))
    await catalogue.publish(snapshotOf(companies[0]!, { slug: 'tagged', name: 'Tagged', tags }))
    const countedIn = async (engine: Pick<SearchEngine, 'countFilters'>, input: Conditions) =>
      JSON.parse((await engine.countFilters(input)).text)
    const everything = await countedIn(inMemory.engine, conditions.parse({ searchType: 'services' }))
    expect(everything.filters.find(({ name }: { name: string }) => name === 'tags').values).toHaveLength(40)
    const before = inMemory.located.count
    let asked = 0
    await fc.assert(
      fc.asyncProperty(bodies, fc.nat(3), async ({ limit: _limit, page: _page, sort: _sort, ...body }, kind) => {
        const input = conditions.parse({ ...body, searchType: kind === 0 ? 'companies' : body.searchType })
        asked += 1
        expect(await countedIn(inMemory.engine, input)).toEqual(await countedIn(catalogue.deps.engine, input))
      }),
      { numRuns: 150, seed: 31 },
    )
    expect(inMemory.located.count - before).toBeGreaterThanOrEqual(asked)
  }, 120_000)

  it('is ranked by its words as in Postgres, names of the trade and several words included', async () => {
    const words = [
      'react',
      'javascript',
      'JS',
      'quality',
      'assurance',
      'testing',
      'QA',
      'developer',
      'developers',
      'shop',
    ]
    const text = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 9 }).map((all) => all.join(' '))
    const named = fc.sample(fc.record({ name: text, description: text, translation: text }), { numRuns: 120, seed: 4 })
    await catalogue.publish(
      ...named.map(({ description, name, translation }, index) =>
        snapshotOf(companies[index % companies.length]!, {
          slug: `named-${index}`,
          name,
          description,
          translations: { et: { name: translation, description } },
          // Several at one moment: their guids decide the order.
          publishedAt: new Date(Date.now() - (index % 5) * 86_400_000).toISOString(),
        }),
      ),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...words, 'alpha', 'kosmoselaev'), { minLength: 1, maxLength: 4 }),
        fc.constantFrom('score', 'score', 'date', 'rating'),
        async (asked, sort) => {
          const body = { searchType: 'services' as const, query: asked.join(' '), sort }
          expect(await reply(body)).toEqual(await catalogue.find(body))
        },
      ),
      { numRuns: 150, seed: 21 },
    )
  }, 120_000)

  it('is found as it is after each change', async () => {
    const [first, second] = snapshots.filter(({ cardType }) => cardType === 'service')
    const counted = async () => {
      const { counts, total } = await reply({ searchType: 'services' })
      expect({ counts, total }).toEqual(
        await catalogue
          .find({ searchType: 'services' })
          .then((found) => ({ counts: found.counts, total: found.total })),
      )
      return total
    }
    const all = await counted()
    await catalogue.publish({ ...first!, version: 100, isLive: false })
    expect(await counted()).toBe(all - 1)
    await catalogue.publish({ ...first!, version: 101 }, { ...second!, version: 100, name: 'Quartz' })
    expect(await counted()).toBe(all)
    expect((await reply({ searchType: 'services', query: 'quartz' })).total).toBe(1)
    await catalogue.addCompanies({ ...companies[0]!, isListed: false })
    expect(await counted()).toBeLessThan(all)
    await catalogue.addCompanies(companies[0]!)
    expect(await counted()).toBe(all)
  })

  it('suggests names with a word inside as Postgres does', async () => {
    const { database } = catalogue.deps
    const { memory } = inMemory
    const asked: (string[] | undefined)[] = []
    const lists = createPostgresLists(database, async (typed, type) => {
      const named = await memory.named(typed, type)
      asked.push(named)
      return named
    })
    const inText = { name: 'A dirigible', description: 'Not an airship, nor a zeppelin.' }
    const names = [
      'Zeppelin repair',
      'Our zeppelins',
      'Kaks tsepeliini ja zeppelin2',
      'Réparer un Zeppelin',
      'Le zénith',
    ]
    const published = [inText, ...names.map((name) => ({ name }))].map((own, index) =>
      snapshotOf(companies[0]!, { slug: `zeppelin-${index}`, ...own }),
    )
    await catalogue.publish(...published)
    const proposed = async (typed: string) => {
      await memory.catchUp()
      const ofBoth = [lists, createPostgresLists(database)].map(
        async (each) => (await each.suggestByKinds({ typed, searchType: 'services', limit: 8, locale: 'en' })).queries,
      )
      const [own, expected] = await Promise.all(ofBoth)
      expect([typed, own]).toEqual([typed, expected])
      return own!
    }
    for (const typed of ['ze', 'zep', 'Zeppelin', 'zeppelins', 'zeppelin2', 'zén', 'tsepel', 'tsepeliini'])
      expect((await proposed(typed)).length).toBeGreaterThan(0)
    expect(await proposed('airsh')).toEqual([])
    expect(asked.every((named) => named !== undefined)).toBe(true)
    expect(await proposed('un zep')).toEqual(['Réparer un Zeppelin'])
    expect(asked.at(-1)).toBeUndefined()
    await catalogue.publish(...published.map((snapshot) => ({ ...snapshot, version: 9, isLive: false })))
    expect(await proposed('zeppelin')).toEqual([])
  })

  it('misses nothing of a transaction that began before others and ends after them', async () => {
    const slow = new pg.Client({ connectionString: catalogue.database.serviceUrl('search') })
    await slow.connect()
    try {
      const [service] = snapshots.filter(({ cardType }) => cardType === 'service')
      await slow.query('begin')
      await slow.query('update listings set favorites_count = 500 where publication_guid = $1', [service!.guid])
      await catalogue.publish({ ...snapshots[1]!, version: 200, name: 'Meanwhile' })
      await inMemory.memory.catchUp()
      await inMemory.memory.catchUp()
      await slow.query('commit')
      expect((await reply({ searchType: 'services', sort: 'favorites' })).cards[0].guid).toBe(service!.guid)
    } finally {
      await slow.end()
    }
  })

  it('is found after its index was rebuilt, and after later changes', async () => {
    const { deps } = catalogue
    await deps.database.transaction((trx) => startRebuild(trx, deps))
    const [row] = await catalogue.database.query(
      'select rebuild_guid from search.index_rebuilds where ended_at is null',
    )
    while ((await rebuildBatch(deps, row!.rebuild_guid, rebuildReader(deps))) === 'building');
    // No change is recorded for this value, so it can only come from the built index. The service was not first before.
    const [, service] = snapshots.filter(({ cardType }) => cardType === 'service')
    await catalogue.database.query(
      'update search.next_listings set favorites_count = 900 where publication_guid = $1',
      [service!.guid],
    )
    await useRebuilt(deps, row!.rebuild_guid)
    expect((await reply({ searchType: 'services', sort: 'favorites' })).cards[0].guid).toBe(service!.guid)
    expect(await reply({ searchType: 'services' })).toEqual(await catalogue.find({ searchType: 'services' }))
    await catalogue.publish({
      ...snapshots.find(({ cardType }) => cardType === 'service')!,
      version: 300,
      name: 'Zinc',
    })
    expect((await reply({ searchType: 'services', query: 'zinc' })).total).toBe(1)
  }, 60_000)

  it('is read whole, with any number of publications at one moment', async () => {
    await catalogue.database.query(
      `insert into search.listings
       select (jsonb_populate_record(null::search.listings, to_jsonb(l)
         || jsonb_build_object('publication_guid', gen_random_uuid(), 'published_at', '2026-01-01'))).*
       from (select * from search.listings where card_type = 'expert' limit 1) as l, generate_series(1, 1200)`,
    )
    const again = createMemoryIndex(catalogue.deps.database, {
      clock: catalogue.deps.clock,
      log,
      readLexemes: createLexemeReader(catalogue.deps.database),
      minCount: 1,
    })
    await again.catchUp()
    const input = searchBody.parse({ searchType: 'experts' })
    const found = await again.findHits({ input, words: await catalogue.deps.readWords('') })
    const [row] = await catalogue.database.query(
      "select count(*)::int from search.listings where card_type = 'expert' and expires_at > now()",
    )
    expect(found!.counts.experts).toBe(row!.count)
  })

  it('is left to Postgres when it is small, and when the order of words matters', async () => {
    const small = createMemoryIndex(catalogue.deps.database, {
      clock: catalogue.deps.clock,
      log,
      readLexemes: createLexemeReader(catalogue.deps.database),
      minCount: 1_000_000,
    })
    await small.catchUp()
    const input = searchBody.parse({ searchType: 'services', query: '"alpha bravo"' })
    const words = await catalogue.deps.readWords(input.query)
    expect(
      await small.findHits({ input: { ...input, query: '' }, words: await catalogue.deps.readWords('') }),
    ).toBeUndefined()
    await inMemory.memory.catchUp()
    expect(await inMemory.memory.findHits({ input, words })).toBeUndefined()
    expect(
      await inMemory.memory.findHits({ input, words: await catalogue.deps.readWords('alpha bravo') }),
    ).toBeDefined()
  })
})
