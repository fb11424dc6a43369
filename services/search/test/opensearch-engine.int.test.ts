import { searchBody } from '@sild/contract/search/schemas'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCorrector } from '../src/engine/query/corrections.ts'
import { createLexemeReader } from '../src/engine/query/lexemes-of.ts'
import { createPostgresEngine } from '../src/engine/postgres/postgres-engine.ts'
import type { SearchAnswers, SearchEngine } from '../src/engine/search-engine.ts'
import { snapshotOf, testCatalogue } from './catalogue.ts'
import { testEngine } from './engine-suite.ts'
import { bodies, companies, snapshots } from './naive-search.ts'
import { type EngineDouble, startEngineDouble } from './opensearch/engine-double.ts'

let double: EngineDouble
beforeAll(async () => {
  double = await startEngineDouble()
})
afterAll(() => double.close())

const catalogue = testCatalogue({ config: () => ({ searchEngineUrl: double.url }) })

/** As the service is put together with an OpenSearch, once what has changed was followed. */
const followedEngine = (): SearchEngine => ({
  ...catalogue.deps.engine,
  async search(...asked) {
    await catalogue.runJobs()
    return catalogue.deps.engine.search(...asked)
  },
})

describe('the tests of any engine', () => {
  testEngine(catalogue, followedEngine)

  it('pass with the engine, most of them', () => {
    expect(double.called.filter((name) => name === 'msearch').length).toBeGreaterThan(40)
  })
})

describe('a market', () => {
  let postgres: SearchAnswers
  const both = async (body: object) => {
    const input = searchBody.parse(body)
    const before = double.called.length
    const found = JSON.parse((await catalogue.deps.engine.search(input, 'en')).text)
    expect(double.called.length).toBeGreaterThan(before)
    return { found, expected: JSON.parse((await postgres.search(input, 'en')).text) }
  }

  beforeAll(async () => {
    const { database, readWords } = catalogue.deps
    const readLexemes = createLexemeReader(database)
    postgres = createPostgresEngine(database, { correctQuery: createCorrector(database), readLexemes, readWords })
    await catalogue.addCompanies(...companies)
    for (let start = 0; start < snapshots.length; start += 25)
      await catalogue.publish(...snapshots.slice(start, start + 25))
  }, 120_000)

  it('is found as in Postgres', async () => {
    await fc.assert(
      fc.asyncProperty(bodies, fc.constantFrom('', ' -fjord', ' ember'), fc.nat(3), async (body, more, kind) => {
        const searchType = kind === 0 ? ('companies' as const) : body.searchType
        const { expected, found } = await both({ ...body, searchType, query: body.query + more })
        expect(found).toEqual(expected)
      }),
      { numRuns: 200, seed: 13 },
    )
  }, 120_000)

  it('is ranked by its words as in Postgres', async () => {
    const words = ['react', 'javascript', 'JS', 'quality', 'assurance', 'testing', 'QA', 'developers', 'shop', 'plain']
    // A word is in a name four times at most: more repetitions would add less than the precision of this test.
    const text = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 4 }).map((all) => all.join(' '))
    const named = fc.sample(fc.record({ name: text, description: text }), { numRuns: 120, seed: 4 })
    await catalogue.publish(
      ...named.map(({ description, name }, index) =>
        snapshotOf(companies[index % companies.length]!, {
          slug: `named-${index}`,
          name,
          description,
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
          const { expected, found } = await both({ searchType: 'services', query: asked.join(' '), sort })
          expect(found).toEqual(expected)
        },
      ),
      { numRuns: 150, seed: 21 },
    )
  }, 120_000)

  it('is queried as the specification of OpenSearch allows', () => {
    expect(double.violations).toEqual([])
  })
})
