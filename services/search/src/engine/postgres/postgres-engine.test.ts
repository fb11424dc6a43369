import { schemas } from '@sild/contract/schemas'
import type { Database } from '@sild/service-kit'
import { expect, it } from 'vitest'
import { createPostgresEngine } from './postgres-engine.ts'

/** An engine that finds `services` services for every query, and records its statements and corrections. */
function engineThatFinds(services: number) {
  const asked: string[] = []
  const corrected: string[] = []
  const found = { counts: { tasks: 0, services, experts: 0, companies: 0 }, reply: '{"cards":[],"promoted":[]}' }
  const query: Database['query'] = <Row>(statement: { text: string }) => {
    asked.push(statement.text)
    return Promise.resolve([found as Row])
  }
  const wantedOf = (text: string) => ({ text, typed: text, meant: text, loosely: text, sequences: [] })
  const engine = createPostgresEngine(
    { query },
    {
      correctQuery: (typed) => {
        corrected.push(typed)
        return Promise.resolve('react portal')
      },
      readLexemes: () => Promise.resolve([]),
      readWords: (typed) =>
        Promise.resolve({ wanted: typed.split(' ').map(wantedOf), together: null, excluded: [], needed: 'all' }),
    },
  )
  return { asked, corrected, engine }
}
const mistyped = { searchType: 'services', query: 'raect portal' } as const

it('reads no card to count filters, for any number of hits', async () => {
  const { asked, engine } = engineThatFinds(0)
  await engine.countFilters(schemas.countSearchFilters.body.parse(mistyped))
  // The filters of what was typed, of what may have been meant, and of some of the words.
  expect(asked).toHaveLength(3)
  expect(asked.filter((text) => /\bcards\b|promoted/.test(text))).toEqual([])
})

it('searches for corrections with few hits, and counts filters only without hits', async () => {
  const { asked, corrected, engine } = engineThatFinds(2)
  await engine.countFilters(schemas.countSearchFilters.body.parse(mistyped))
  expect([asked.length, corrected]).toEqual([1, []])
  const { text } = await engine.search(schemas.search.body.parse(mistyped), 'en')
  expect([asked.length, corrected]).toEqual([2, ['raect portal']])
  expect(JSON.parse(text)).toMatchObject({ reading: { suggested: 'react portal' } })
})
