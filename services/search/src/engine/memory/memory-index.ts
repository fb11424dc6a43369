import { type SearchType, searchTypes } from '@sild/contract/enums'
import { recordOf } from '@sild/contract/keys'
import type { SearchFiltersReply } from '@sild/contract/search/schemas'
import type { Database, Kit } from '@sild/service-kit'
import { type Candidate, plain } from '../query/corrections.ts'
import { countAll, readBatch, readSome, type ReadUpTo } from '../findable.ts'
import { isMatchedByTerms } from '../postgres/finding.ts'
import { CHANGES_KNOWN_MS, changedOf, changesSince, currentSnapshot } from '../postgres/index-changes.ts'
import type { ReadLexemes } from '../query/lexemes-of.ts'
import type { SearchInput } from '../search-engine.ts'
import type { SearchQuery } from '../postgres/condition-sql.ts'
import type { SearchResult } from '../postgres/search-sql.ts'
import { type Collection, createCollection } from './collection.ts'
import { candidatesIn } from './candidates.ts'
import { findFilterCounts } from './counted-filters.ts'
import { type Collections, findHits } from './find.ts'
import { readVocabulary, type Vocabulary } from './vocabulary.ts'

/** The index in the memory of this process. It finds the same as Postgres, and faster in a large market. */
export interface MemoryIndex {
  /** Undefined if Postgres must search: the market is small, the index is loading, or the order of words matters. */
  findHits(search: SearchQuery<SearchInput>): Promise<SearchResult | undefined>
  /** Like `findHits`, for the counts of filters. */
  findFilterCounts(search: SearchQuery): Promise<SearchResult<SearchFiltersReply> | undefined>
  /**
   * Some publications with a word in their name that begins with `typed`. Undefined if Postgres must be queried
   * instead: also for several words, and for other characters than letters and digits.
   */
  named(typed: string, type: SearchType): Promise<string[] | undefined>
  /** Corrections of words; undefined if Postgres must be queried instead. */
  candidates(words: readonly string[]): Promise<Candidate[] | undefined>
  /** Reads the changes, or everything at the first call. */
  catchUp(): Promise<void>
}

interface Options extends Pick<Kit, 'clock'> {
  readonly log: Pick<Kit['log'], 'error' | 'info'>
  readonly readLexemes: ReadLexemes
  /** The least number of documents that is worth the memory. */
  readonly minCount?: number
}

const MIN_COUNT = 20_000
/** Interval of reading changes during searches, and the maximum age of an answer. */
const FRESH_MS = 100
const STALE_MS = 800
/** Interval of checking whether the market is large. */
const LOOK_MS = 60_000
const headroom = (count: number): number => Math.ceil(count * 1.25) + 2000

/** Rows of a batch of changes. A search waits for at most one batch. */
const CHANGES_AT_ONCE = 500
/** The lexemes of words are cached before the first search. */
const WORDS_AT_ONCE = 1000
/** Users rarely mistype a new word, so the vocabulary may be old. */
const VOCABULARY_MS = 10 * 60_000

interface Loaded {
  readonly collections: Collections
  vocabulary: Vocabulary
  vocabularyAtMs: number
  /** Transactions before it are in; later ones may be. */
  since: string
  readAtMs: number
}

export function createMemoryIndex(
  database: Pick<Database, 'query'>,
  { clock, minCount = MIN_COUNT, log, readLexemes }: Options,
): MemoryIndex {
  let loaded: Loaded | undefined
  let lookedAtMs = -Infinity
  let underWay: Promise<void> | undefined
  /** The changes since `since` that are in already. */
  let known = new Set<string>()

  const load = async (): Promise<void> => {
    loaded = undefined
    lookedAtMs = clock.now().getTime()
    const counts = await countAll(database)
    const total = counts.tasks + counts.services + counts.experts + counts.companies
    if (total < minCount) return
    // Taken before anything is read, so that every change meanwhile is read again.
    const since = await currentSnapshot(database)
    const collections = recordOf(searchTypes, (type) => createCollection(type, headroom(counts[type])))
    for (const type of searchTypes) {
      let last: ReadUpTo | undefined
      do {
        const batch = await readBatch(database, type, last)
        for (const findable of batch.findables) {
          if (collections[type].isFull) return
          collections[type].put(findable)
        }
        last = batch.last
        // Lets waiting searches run first.
        await new Promise(setImmediate)
      } while (last)
      await collections[type].keepOrders()
    }
    const vocabulary = await readVocabulary(database)
    for (let start = 0; start < vocabulary.words.length; start += WORDS_AT_ONCE)
      await readLexemes(vocabulary.words.slice(start, start + WORDS_AT_ONCE))
    const nowMs = clock.now().getTime()
    known = new Set()
    loaded = { collections, vocabulary, vocabularyAtMs: nowMs, since, readAtMs: nowMs }
    log.info({ count: total, tookMs: clock.now().getTime() - lookedAtMs }, 'the index is in memory')
  }

  /** @returns whether there was room for the changes */
  const readAgain = async (collection: Collection, type: SearchType, guids: readonly string[]): Promise<boolean> => {
    const found = new Map((await readSome(database, type, guids)).map((findable) => [findable.guid, findable]))
    for (const guid of guids) {
      const findable = found.get(guid)
      if (!findable) collection.remove(guid)
      else if (collection.isFull) return false
      else collection.put(findable)
    }
    return true
  }

  const follow = async (index: Loaded): Promise<void> => {
    const at = clock.now().getTime()
    if (at - index.readAtMs > CHANGES_KNOWN_MS) return load()
    if (at - index.vocabularyAtMs > VOCABULARY_MS) {
      index.vocabulary = await readVocabulary(database)
      index.vocabularyAtMs = at
    }
    const { changes: seen, next } = await changesSince(database, index.since)
    const fresh = seen.filter(({ number }) => !known.has(number))
    if (fresh.some(({ type }) => type === null)) return load()
    for (const type of searchTypes) {
      const guids = changedOf(type, fresh)
      for (let start = 0; start < guids.length; start += CHANGES_AT_ONCE)
        if (!(await readAgain(index.collections[type], type, guids.slice(start, start + CHANGES_AT_ONCE))))
          return load()
    }
    known = new Set(seen.map(({ number }) => number))
    index.since = next
    index.readAtMs = at
  }

  const catchUp = (): Promise<void> =>
    (underWay ??= (loaded ? follow(loaded) : load()).finally(() => {
      underWay = undefined
    }))
  const inBackground = (): void => {
    catchUp().catch((error: unknown) => log.error({ err: error }, 'the index in memory'))
  }
  const fresh = async (): Promise<Loaded | undefined> => {
    const nowMs = clock.now().getTime()
    if (!loaded) {
      if (!underWay && nowMs - lookedAtMs > LOOK_MS) inBackground()
      return
    }
    const age = nowMs - loaded.readAtMs
    if (age > STALE_MS) await catchUp()
    else if (age > FRESH_MS && !underWay) inBackground()
    return loaded
  }
  return {
    catchUp,
    async findHits(search) {
      const index = isMatchedByTerms(search) ? await fresh() : undefined
      return index && findHits(index.collections, search, clock.now())
    },
    async findFilterCounts(search) {
      const index = isMatchedByTerms(search) ? await fresh() : undefined
      return index && findFilterCounts(index.collections, search, clock.now())
    },
    async named(typed, type) {
      const folded = plain(typed.toLowerCase())
      if (!/^[a-z0-9]+$/.test(folded)) return
      const collection = (await fresh())?.collections[type]
      if (!collection) return
      collection.begin(clock.now().getTime())
      return collection.named(folded).map(collection.documents.guidOf)
    },
    async candidates(words) {
      const index = await fresh()
      return index && candidatesIn(index, words, readLexemes)
    },
  }
}
