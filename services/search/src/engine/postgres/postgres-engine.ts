import { type Database, type JsonText, jsonText } from '@sild/service-kit'
import type { Reply } from '@sild/contract/schemas'
import type { Explanation } from '@sild/contract/search/ranking'
import type { SearchFiltersReply } from '@sild/contract/search/schemas'
import { explainResult } from '../explain/explanation.ts'
import type { ReadLexemes } from '../query/lexemes-of.ts'
import type { CorrectQuery } from '../query/corrections.ts'
import { filtersSql } from './filters-sql.ts'
import type { Conditions, SearchAnswers, SearchInput } from '../search-engine.ts'
import type { Counts, SearchQuery } from './condition-sql.ts'
import { type LocalizedSearch, searchSql, type SearchResult } from './search-sql.ts'
import { matchesOf } from './matches.ts'
import type { ReadWords, Words } from '../query/words.ts'

type Found = Reply<'search'>
type Reading = Found['reading']

interface Counted {
  readonly counts: Counts
}
interface Answer extends Counted {
  /** The JSON object of the reply, without the reading of the query and the positions of words. */
  reply(): string | Promise<string>
}

interface Settled<Hits extends Counted> {
  readonly found: Hits
  readonly words: Words
  readonly reading: Partial<Reading>
}

const everywhere = ({ counts: { companies, experts, services, tasks } }: Counted): number =>
  tasks + services + experts + companies

/** Less under all of the tabs is so little that something else may have been meant. */
const HARDLY_ANYTHING = 3

/** Searches our own tables with one bounded statement, and with one or two more if hardly anything is found. */
export function createPostgresEngine(
  database: Pick<Database, 'query'>,
  {
    correctQuery,
    readLexemes,
    readWords,
    findHits,
    findFilterCounts,
  }: {
    correctQuery: CorrectQuery
    readLexemes: ReadLexemes
    readWords: ReadWords
    /** Hits from a faster source than Postgres, if there is one. */
    findHits?: (search: SearchQuery<SearchInput>) => Promise<SearchResult | undefined>
    findFilterCounts?: (search: SearchQuery) => Promise<SearchResult<SearchFiltersReply> | undefined>
  },
): SearchAnswers {
  const read = async ({ isPrepared, statement }: ReturnType<typeof searchSql>): Promise<Answer> => {
    const [row] = await database.query<Counted & { reply: string }>(statement, { isPrepared })
    const { counts, reply } = row! // The counts always are one.
    return { counts, reply: () => reply }
  }
  const answer = async (search: LocalizedSearch): Promise<Answer> => {
    const result = await findHits?.(search)
    if (!result) return read(searchSql(search))
    return { counts: result.counts, reply: async () => (await read(searchSql(search, result.show()))).reply() }
  }
  const countFilters = async (search: SearchQuery): Promise<Answer> => {
    const result = await findFilterCounts?.(search)
    if (!result) return read({ statement: filtersSql(search), isPrepared: false })
    return { counts: result.counts, reply: () => JSON.stringify(result.show()) }
  }
  /**
   * Runs the query or, if it finds nothing, its correction. Returns the hits with the words that found them.
   * @param littleCount a correction is suggested if fewer are found
   */
  const settle = async <Input extends Conditions, Hits extends Counted>(
    input: Input,
    find: (search: SearchQuery<Input>) => Promise<Hits>,
    littleCount = 1,
  ): Promise<Settled<Hits>> => {
    const words = await readWords(input.query)
    const exact = await find({ input, words })
    const [hereCount, everywhereCount] = [exact.counts[input.searchType], everywhere(exact)]
    const isLittle = words.wanted.length > 0 && everywhereCount < littleCount
    const meant = isLittle && !input.isLiteral ? await correctQuery(input.query) : undefined
    const asAsked = { found: exact, words, reading: { suggested: meant ?? null } }
    if (hereCount > 0) return asAsked
    if (meant !== undefined && everywhereCount === 0) {
      const wordsMeant = await readWords(meant)
      const corrected = await find({ input: { ...input, query: meant }, words: wordsMeant })
      if (everywhere(corrected) > 0) return { found: corrected, words: wordsMeant, reading: { corrected: meant } }
    }
    if (words.wanted.length < 2) return asAsked
    // If nothing matches all words, match any of them; most matching words first.
    const some = { ...words, needed: 'any' } as const
    const elsewhere = everywhereCount > 0 && ({ neededInOtherTabs: 'all', countsOfOtherTabs: exact.counts } as const)
    const partial = await find({ input, words: some, ...elsewhere })
    return {
      found: partial,
      words: some,
      reading: { isPartial: partial.counts[input.searchType] > 0, suggested: meant ?? null },
    }
  }
  const matchesIn = async (reply: string, words: Words): Promise<Pick<Found, 'matches' | 'promotedMatches'>> => {
    if (words.wanted.length === 0) return { matches: [], promotedMatches: [] }
    const { cards, promoted } = JSON.parse(reply) as Pick<Found, 'cards' | 'promoted'> // The statement has built it.
    const matches = await matchesOf([...cards, ...promoted], words, readLexemes)
    return { matches: matches.slice(0, cards.length), promotedMatches: matches.slice(cards.length) }
  }
  return {
    async search(input, locale, hidden = []): Promise<JsonText> {
      const {
        found,
        reading: own,
        words,
      } = await settle(input, (search) => answer({ ...search, hidden, locale }), HARDLY_ANYTHING)
      const reply = await found.reply()
      const reading: Reading = { corrected: null, suggested: null, isPartial: false, ...own }
      return jsonText(
        `${reply.slice(0, -1)},${JSON.stringify({ reading, hiddenCount: hidden.length, ...(await matchesIn(reply, words)) }).slice(1)}`,
      )
    },
    async countFilters(input, hidden): Promise<JsonText> {
      const { found } = await settle(input, (search) => countFilters({ ...search, hidden }))
      return jsonText(await found.reply())
    },
    async explain(input, locale): Promise<Explanation | null> {
      return explainResult(database, input, await readWords(input.query), locale)
    },
  }
}
