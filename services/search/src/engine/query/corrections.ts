import { type Database, sql } from '@sild/service-kit'
import { editDistance } from './edit-distance.ts'
import { parseQuery, replaceWords } from './parse-query.ts'
import { isStopWord } from './stop-words.ts'

/** Corrects a query that finds hardly anything; undefined if no word is similar. */
export type CorrectQuery = (query: string) => Promise<string | undefined>

const SHORTEST = 4
const MAX_WORDS = 4
const CANDIDATES = 25
/** A word with this many uses is no typing error. */
const KNOWN = 3
export const isCommon = (count: number): boolean => count >= KNOWN
/** A word that exists in the index only counts as mistyped if this many times more texts have the other word. */
const TIMES_MORE = 10
/** Whether the candidate has enough uses to be a correction. */
export const isPlausible = ({ count, typedCount }: Pick<Candidate, 'count' | 'typedCount'>): boolean =>
  count >= Math.max(1, typedCount * TIMES_MORE)
const COUNTED = 100

/** A word of the vocabulary for a typed word, with the number of uses of both. */
export interface Candidate {
  typed: string
  typedCount: number
  word: string
  count: number
}

/** Reads the best candidates; undefined if Postgres must be queried instead. */
type ReadCandidates = (words: readonly string[]) => Promise<Candidate[] | undefined>

/**
 * Finds words of the vocabulary at a distance of one or two letters, and selects the most frequent of the closest ones.
 * @param readSooner a source that is faster than Postgres
 */
export function createCorrector(database: Pick<Database, 'query'>, readSooner?: ReadCandidates): CorrectQuery {
  return async (query) => {
    const words = parseQuery(query)
      .filter(({ isExcluded }) => !isExcluded)
      .flatMap((part) => part.words.map((word) => word.toLowerCase()))
      .filter((word) => word.length >= SHORTEST && !/\d/.test(word) && !isStopWord(word))
      .slice(0, MAX_WORDS)
    if (words.length === 0) return
    const candidates = (await readSooner?.(words)) ?? (await database.query<Candidate>(candidatesOf(words)))
    const meant = new Map<string, string>()
    for (const word of words) {
      const best = bestOf(candidates.filter(({ typed }) => typed === word))
      if (best) meant.set(word, best)
    }
    return meant.size > 0 ? replaceWords(query, meant) : undefined
  }
}

const candidatesOf = (words: readonly string[]) => {
  const countOf = (word: ReturnType<typeof sql>) => sql`(
    select count(*)::int from (
      (select from listings l where l.tokens @@ any_language(${word}) limit ${COUNTED})
      union all
      (select from companies k where k.tokens @@ any_language(${word}) and k.is_listed and not k.is_hidden limit ${COUNTED})
    ) as having_it
  )`
  return sql`
    with typed as materialized (
      select word, ${countOf(sql`word`)} as count from unnest(${words}::text[]) as word
    )
    select typed.word as typed, typed.count as "typedCount", near.word, ${countOf(sql`near.word`)} as count
    from typed, words_like(typed.word, ${CANDIDATES}) as near (word)
    where typed.count < ${KNOWN} and near.word <> typed.word`
}

function bestOf(candidates: readonly Candidate[]): string | undefined {
  const close = candidates
    .map((candidate) => ({ ...candidate, distance: editDistance(plain(candidate.typed), plain(candidate.word)) }))
    .filter((candidate) => candidate.distance <= allowedFor(candidate.typed.length) && isPlausible(candidate))
    .toSorted(
      (one, other) => one.distance - other.distance || other.count - one.count || (one.word < other.word ? -1 : 1),
    )
  return close[0]?.word
}

/** Accents that were left out are found without correction. */
export const plain = (word: string): string => word.normalize('NFD').replaceAll(/\p{M}/gu, '')

/** Maximum of wrong letters in a word. */
export const allowedFor = (length: number): number => (length < 6 ? 1 : length < 12 ? 2 : 3)
