import { schemas } from '@sild/contract/schemas'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Asked } from './binder.ts'
import { browsePlan, browseStatement, canBrowse } from './browse.ts'
import { matchPlan, matchStatement } from './match.ts'
import type { Plan, Statement } from './plan.ts'

const some = <Value>(...values: Value[]) => fc.subarray(values)
const inputs = fc
  .record(
    {
      searchType: fc.constantFrom('tasks', 'services', 'experts', 'companies'),
      query: fc.constantFrom('', 'react', 'logo design'),
      sort: fc.constantFrom('date', 'score'),
      page: fc.integer({ min: 1, max: 3 }),
      categoryIds: some(1, 2, 3),
      countryCodes: some('EE', 'FR'),
      workTypes: some('OUTSTAFF', 'OUTSOURCE'),
      publishedWithin: fc.constantFrom('all', 'week', 'month'),
      budgetFromCents: fc.constantFrom(100, 50_000),
      budgetToCents: fc.constantFrom(60_000, 70_000),
    },
    { requiredKeys: ['searchType'] },
  )
  .map((body) => schemas.search.body.parse(body))
const searches = fc
  .record({ input: inputs, needed: fc.constantFrom('all' as const, 'any' as const) })
  .map(({ input, needed }): Asked => ({
    input,
    words: { queries: (input.query ?? '').split(' ').filter(Boolean), needed },
  }))

const browsed = searches.filter(({ input, words }) => canBrowse(words, input))

/** As if nobody had ever searched like this. */
const afresh = ({ sql, values, name }: Statement, asked: Asked): Plan => ({
  name,
  sql,
  bindings: Object.fromEntries(Object.entries(values).map(([placeholder, valueOf]) => [placeholder, valueOf(asked)])),
})

describe('a remembered statement', () => {
  it('is the one that would be written for the search, with its own values', () => {
    fc.assert(
      fc.property(searches, (asked) => {
        expect(matchPlan(asked)).toEqual(afresh(matchStatement(asked), asked))
      }),
      { numRuns: 2000 },
    )
  })

  it('is so where counts that are kept answer', () => {
    fc.assert(
      fc.property(browsed, (asked) => {
        expect(browsePlan(asked)).toEqual(afresh(browseStatement(asked), asked))
      }),
      { numRuns: 200 },
    )
  })

  it('is the same for searches that differ in their values', () => {
    const asked = (query: string, categoryIds: number[]): Asked => ({
      input: schemas.search.body.parse({ searchType: 'services', query, categoryIds }),
      words: { queries: [query], needed: 'all' },
    })
    const [one, other] = [matchPlan(asked('react', [1])), matchPlan(asked('logo', [2]))]
    expect(one.sql).toBe(other.sql)
    expect(one.bindings).not.toEqual(other.bindings)
  })
})
