import type { Locale } from '@sild/contract/enums'
import { type Database, sql } from '@sild/service-kit'

/** The lexemes of a word as each language reads it. */
export type Lexemes = Readonly<Record<Locale, readonly string[]>>
/** The lexemes of words, in the same order. */
export type ReadLexemes = (words: readonly string[]) => Promise<Lexemes[]>

const REMEMBERED = 50_000

/** Analyses words the way texts were analysed, in Postgres. The latest are remembered: people and texts use the same ones. */
export function createLexemeReader({ query }: Pick<Database, 'query'>): ReadLexemes {
  const known = new Map<string, Lexemes>()
  return async (given) => {
    // The analyser ignores case.
    const words = given.map((word) => word.toLowerCase())
    const missing = new Set(words.filter((word) => !known.has(word)))
    const found = new Map<string, Lexemes>()
    if (missing.size > 0) {
      const rows = await query<Lexemes & { word: string }>(sql`
        select word, lexemes('en', word) as en, lexemes('et', word) as et, lexemes('fr', word) as fr
        from unnest(${[...missing]}::text[]) as word`)
      for (const { word, ...lexemes } of rows) found.set(word, lexemes)
    }
    const answer = words.map((word) => (found.get(word) ?? known.get(word))!) // All of them are in the cache now.
    for (const [word, lexemes] of found) {
      if (known.size >= REMEMBERED) known.delete(known.keys().next().value ?? '')
      known.set(word, lexemes)
    }
    return answer
  }
}
