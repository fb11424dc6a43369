import { expect, it } from 'vitest'
import type { LexemeQuery } from '../query/lexeme-query.ts'
import type { Words } from '../query/words.ts'
import { relevanceQueries } from './relevance.ts'

const wordsOf = (count: number, meant: LexemeQuery, together: LexemeQuery | null = null): Words => ({
  wanted: Array.from({ length: count }, () => ({ text: '', typed: meant, meant, loosely: meant, sequences: [] })),
  together,
  excluded: [],
  needed: 'all',
})
const any = (count: number): LexemeQuery => ({ any: Array.from({ length: count }, (_, index) => `e:${index}`) })

it('ranks by terms where terms are enough', () => {
  expect(relevanceQueries(wordsOf(2, any(3), { inOrder: ['e:web', any(2)] }))).toHaveLength(3)
})

it('leaves to Postgres what terms cannot decide: three words in a row', () => {
  expect(relevanceQueries(wordsOf(1, any(3), { inOrder: ['e:web', 'e:shop', any(2)] }))).toBeUndefined()
  expect(relevanceQueries(wordsOf(1, { any: ['e:qa', { inOrder: ['e:a', 'e:b', 'e:c'] }] }))).toBeUndefined()
})

it('leaves to Postgres a query with more clauses than an engine accepts', () => {
  expect(relevanceQueries(wordsOf(4, any(40)))).toHaveLength(4)
  expect(relevanceQueries(wordsOf(6, any(40)))).toBeUndefined()
})
