import { type Database, sql } from '@sild/service-kit'
import { stopWords } from './stop-words.ts'

export interface Words {
  /** A tsquery for each word that was typed. */
  readonly queries: readonly string[]
  /** How many of them must match. */
  readonly needed: 'all' | 'any'
}
export type ReadWords = (query: string) => Promise<Words>

const noWords: Words = { queries: [], needed: 'all' }

const REMEMBERED = 2000

/** Analyses queries the way texts were analysed, in Postgres. The latest are remembered: people page and filter. */
export function createWordReader({ read }: Pick<Database, 'read'>): ReadWords {
  const known = new Map<string, Words>()
  return async (query) => {
    const text = query.trim()
    if (text === '') return noWords
    const remembered = known.get(text)
    if (remembered) return remembered
    const [row] = await read<{ words: string[] }>(sql`select word_queries(${text}, ${stopWords}) as words`)
    const words: Words = { queries: row?.words ?? [], needed: 'all' }
    if (known.size >= REMEMBERED) known.delete(known.keys().next().value ?? '')
    known.set(text, words)
    return words
  }
}
