import { locales, type Locale } from '@sild/contract/enums'
import type { Lexemes, ReadLexemes } from './lexemes-of.ts'
import { wordsOf } from './parse-query.ts'
import groups from './synonyms.json' with { type: 'json' }
import type { LexemeQuery } from './lexeme-query.ts'
import { type LexemeSet, looseQuery, phraseQuery, sequencesOf } from './word-queries.ts'

/** One name of a concept, in one language or in all of them. */
interface Name {
  readonly words: readonly Lexemes[]
  readonly languages: readonly Locale[]
  readonly group: number
}

/** The names that begin with a lexeme, and all names of each group: as a query, and as lexemes. */
export interface Synonyms {
  readonly beginnings: ReadonlyMap<string, readonly Name[]>
  readonly queries: readonly LexemeQuery[]
  /** Queries of names with words in any place. */
  readonly looseQueries: readonly LexemeQuery[]
  readonly sequences: readonly LexemeSet[][][]
}

type Group = Partial<Record<Locale | 'any', string[]>>

export async function readSynonyms(readLexemes: ReadLexemes): Promise<Synonyms> {
  // The file has no others.
  const spelt = (groups as Group[]).flatMap((group, index) =>
    Object.entries(group).flatMap(([language, names]) =>
      names.map((name) => ({
        words: wordsOf(name),
        // The keys of a group are the languages, and "any".
        languages: language === 'any' ? locales : [language as Locale],
        group: index,
      })),
    ),
  )
  const lexemes = await readLexemes(spelt.flatMap(({ words }) => words))
  let place = 0
  const names: Name[] = spelt.map((name) => ({ ...name, words: lexemes.slice(place, (place += name.words.length)) }))
  const beginnings = new Map<string, Name[]>()
  for (const name of names)
    for (const lexeme of new Set(name.languages.flatMap((language) => name.words[0]![language])))
      beginnings.set(lexeme, [...(beginnings.get(lexeme) ?? []), name])
  const named = groups.map((_, index) => names.filter(({ group }) => group === index))
  return {
    beginnings,
    queries: named.map((all) => ({ any: all.map(({ languages, words }) => phraseQuery(words, languages)) })),
    looseQueries: named.map((all) => ({ any: all.map(({ languages, words }) => looseQuery(words, languages)) })),
    sequences: named.map((all) => all.flatMap(({ languages, words }) => sequencesOf(words, languages))),
  }
}

/** The groups of the longest name that begins at `start`, and how many words it has; one word and no group where there is none. */
export function nameAt(
  words: readonly Lexemes[],
  start: number,
  { beginnings }: Synonyms,
): { length: number; groups: number[] } {
  const candidates = locales.flatMap((locale) =>
    words[start]![locale].flatMap((lexeme) => beginnings.get(lexeme) ?? []),
  )
  const there = candidates.filter((name) =>
    name.languages.some((language) =>
      name.words.every((word, offset) =>
        words[start + offset]?.[language].some((lexeme) => word[language].includes(lexeme)),
      ),
    ),
  )
  const length = Math.max(1, ...there.map((name) => name.words.length))
  return {
    length,
    groups: [...new Set(there.filter((name) => name.words.length === length).map(({ group }) => group))],
  }
}
