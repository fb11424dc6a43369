import type { Database } from '@sild/service-kit'
import { stopWords } from './stop-words.ts'

/** A tsquery for each word that was typed; all of them must match. */
export type WordQueries = readonly string[]
export type ReadWords = (query: string) => Promise<WordQueries>

const REMEMBERED = 2000

/** Analyses queries the way texts were analysed, in Postgres. The latest are remembered: people page and filter. */
export function createWordReader({ knex }: Pick<Database, 'knex'>): ReadWords {
  const known = new Map<string, WordQueries>()
  return async (query) => {
    const text = query.trim()
    if (text === '') return []
    const remembered = known.get(text)
    if (remembered) return remembered
    const { rows } = await knex.raw('select word_queries(?, ?) as words', [text, stopWords])
    const words: string[] = rows[0].words
    if (known.size >= REMEMBERED) known.delete(known.keys().next().value ?? '')
    known.set(text, words)
    return words
  }
}
