import { locales } from '@sild/contract/enums'
import { type Sql, sql } from '@sild/service-kit'
import { type LexemeQuery, tsquery } from './lexeme-query.ts'
import type { Lexemes, ReadLexemes } from './lexemes-of.ts'
import { parseQuery, type QueryPart } from './parse-query.ts'
import { isStopWord } from './stop-words.ts'
import { nameAt, readSynonyms, type Synonyms } from './synonyms.ts'
import { type LexemeSet, phraseQuery, sequencesOf, wordQuery } from './word-queries.ts'

/** Required words of a listing. */
export interface Wanted {
  /** The letters that were typed. */
  readonly text: string
  /** The typed words, in any language. */
  readonly typed: LexemeQuery
  /** The typed words or their synonyms; the same object if there are none. */
  readonly meant: LexemeQuery
  /** Like `meant`, but the words of a name may be anywhere, so that an index can answer it. */
  readonly loosely: LexemeQuery
  /** The lexemes of each word, to mark them in the text of a card. */
  readonly sequences: readonly (readonly LexemeSet[])[]
}

export interface Words {
  readonly wanted: readonly Wanted[]
  /** The words as a sequence, if there are several: an adjacent match ranks higher. */
  readonly together: LexemeQuery | null
  /** Excluded words. */
  readonly excluded: readonly LexemeQuery[]
  /** How many of the words must match. */
  readonly needed: 'all' | 'any'
}
/** Whether any of the words has a synonym. */
export const hasSynonyms = ({ wanted }: Words): boolean => wanted.some(({ meant, typed }) => meant !== typed)

/** A row (typed, meant, loosely) of a statement for each word, in their order. */
export const wantedRows = ({ wanted }: Words): Sql => {
  const each = (of: 'loosely' | 'meant' | 'typed'): Sql => sql`${wanted.map((one) => tsquery(one[of]))}::tsquery[]`
  return sql`unnest(${each('typed')}, ${each('meant')}, ${each('loosely')})`
}

export type ReadWords = (query: string) => Promise<Words>

const noWords: Words = { wanted: [], together: null, excluded: [], needed: 'all' }

const REMEMBERED = 2000

/** Parses a query. The latest queries are cached, because users page and filter. */
export function createWordReader(readLexemes: ReadLexemes): ReadWords {
  const known = new Map<string, Words>()
  let synonyms: Synonyms | undefined
  return async (query) => {
    const text = query.trim()
    if (text === '') return noWords
    const remembered = known.get(text)
    if (remembered) return remembered
    synonyms ??= await readSynonyms(readLexemes)
    const parsed = parseQuery(text)
    const all = parsed.flatMap(({ words }) => words)
    const read = await readLexemes(all)
    const lexemesOf = new Map(all.map((word, index) => [word, read[index]!]))
    // A text without a word in any language is ignored.
    const isWord = (word: string): boolean => locales.some((locale) => lexemesOf.get(word)![locale].length > 0)
    const parts = parsed
      .map((part) => ({ ...part, words: part.words.filter(isWord) }))
      .filter((part) => part.words.length > 0)
    const lexemes = parts.flatMap((part) => part.words.map((word) => lexemesOf.get(word)!))
    const words = wordsOfParts(parts, lexemes, synonyms)
    if (known.size >= REMEMBERED) known.delete(known.keys().next().value ?? '')
    known.set(text, words)
    return words
  }
}

interface TypedWord {
  readonly word: string
  readonly lexemes: Lexemes
}

/** Common words narrow nothing, unless they are part of a name or in quotes, or nothing else is wanted. */
function wordsOfParts(parts: readonly QueryPart[], lexemes: readonly Lexemes[], synonyms: Synonyms): Words {
  const wanted: Wanted[] = []
  const common: Wanted[] = []
  const excluded: LexemeQuery[] = []
  let together: LexemeQuery | null = null
  let place = 0
  /** Words that follow one another outside of quotes: together they may be one name. */
  let run: TypedWord[] = []
  const endRun = (): void => {
    const all = run.map((typed) => typed.lexemes)
    if (all.length > 1) together = phraseQuery(all)
    for (let start = 0; start < all.length;) {
      const { groups, length } = nameAt(all, start, synonyms)
      const own = all.slice(start, start + length)
      const isCommon = length === 1 && groups.length === 0 && isStopWord(run[start]!.word)
      const sequences = [
        ...own.flatMap((word) => sequencesOf([word])),
        ...groups.flatMap((group) => synonyms.sequences[group] ?? []),
      ]
      const typed = phraseQuery(own)
      const meant = groups.length === 0 ? typed : meaningOf(allOf(own), groups, synonyms.queries)
      const loosely = groups.length === 0 ? typed : meaningOf(allOf(own), groups, synonyms.looseQueries)
      const text = run
        .slice(start, start + length)
        .map(({ word }) => word)
        .join(' ')
      ;(isCommon ? common : wanted).push({ text, typed, meant, loosely, sequences })
      start += length
    }
    run = []
  }
  for (const { isExcluded, isPhrase, words } of parts) {
    const own = lexemes.slice(place, (place += words.length))
    if (!isPhrase && !isExcluded) {
      run.push(...words.map((word, index) => ({ word, lexemes: own[index]! })))
      continue
    }
    endRun()
    const typed = phraseQuery(own)
    if (!isExcluded)
      wanted.push({ text: `“${words.join(' ')}”`, typed, meant: typed, loosely: typed, sequences: sequencesOf(own) })
    else if (isPhrase) excluded.push(typed)
    // "Without JS" also excludes "JavaScript": a minus excludes all matches of the word, including synonyms.
    else if (!words.every(isStopWord))
      excluded.push(meaningOf(typed, nameAt(own, 0, synonyms).groups, synonyms.looseQueries))
  }
  endRun()
  return { wanted: wanted.length > 0 ? wanted : common, together, excluded, needed: 'all' }
}

const allOf = (words: readonly Lexemes[]): LexemeQuery =>
  words.length === 1 ? wordQuery(words[0]!) : { all: words.map(wordQuery) }

const meaningOf = (typed: LexemeQuery, groups: readonly number[], queries: readonly LexemeQuery[]): LexemeQuery =>
  groups.length === 0 ? typed : { any: [typed, ...groups.map((group) => queries[group]!)] }
