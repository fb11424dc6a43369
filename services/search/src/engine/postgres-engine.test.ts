import { schemas } from '@sild/contract/schemas'
import type { Database } from '@sild/service-kit'
import { expect, it } from 'vitest'
import { createPostgresEngine } from './postgres-engine.ts'

it('reads no card to count filters, however little is found', async () => {
  const asked: string[] = []
  // Every statement is answered by this row: nothing is found.
  const nothing = { counts: { tasks: 0, services: 0, experts: 0, companies: 0 }, reply: '{}' }
  const read: Database['read'] = <Row>(statement: { text: string }) => {
    asked.push(statement.text)
    return Promise.resolve([nothing as Row])
  }
  const wantedOf = (text: string) => ({ text, typed: text, meant: text, loosely: text, sequences: [] })
  const engine = createPostgresEngine(
    { read },
    {
      correctQuery: () => Promise.resolve('react portal'),
      readLexemes: () => Promise.resolve([]),
      readWords: (query) =>
        Promise.resolve({ wanted: query.split(' ').map(wantedOf), together: null, excluded: [], needed: 'all' }),
    },
  )
  await engine.countFilters(schemas.countSearchFilters.body.parse({ searchType: 'services', query: 'raect portal' }))
  // The filters of what was typed, of what may have been meant, and of some of the words.
  expect(asked).toHaveLength(3)
  expect(asked.filter((text) => /\bcards\b|promoted/.test(text))).toEqual([])
})
