import { type Database, type JsonText, jsonText } from '@sild/service-kit'
import type { Reply } from '@sild/contract/schemas'
import type { CorrectQuery } from './corrections.ts'
import type { SearchEngine } from './search-engine.ts'
import { type Asked, searchSql } from './search-sql.ts'
import type { ReadWords } from './words.ts'

type Reading = Reply<'search'>['reading']

interface Answer {
  /** The reply as a JSON object, but for its reading. */
  reply: string
  /** What was found under its tab, and under all of them. */
  hereCount: number
  everywhereCount: number
}

/** So little under all of the tabs that something else may have been meant. */
const HARDLY_ANYTHING = 3

/** Search in our own tables, one bounded statement whatever is asked; another one or two where hardly anything is found. */
export function createPostgresEngine(
  database: Pick<Database, 'read'>,
  { correctQuery, readWords }: { correctQuery: CorrectQuery; readWords: ReadWords },
): SearchEngine {
  const answer = async (asked: Asked): Promise<Answer> => {
    const { statement, preparedAs } = searchSql(asked)
    const [row] = await database.read<Answer>(statement, { preparedAs })
    return row! // The counts always are one.
  }
  return {
    async search(input, locale): Promise<JsonText> {
      const words = await readWords(input.query)
      const exact = await answer({ input, words, locale })
      const isHardlyAnywhere = words.wanted.length > 0 && exact.everywhereCount < HARDLY_ANYTHING
      const meant = isHardlyAnywhere && !input.isLiteral ? await correctQuery(input.query) : undefined
      if (exact.hereCount > 0) return replyOf(exact, { suggested: meant ?? null })
      if (meant !== undefined && exact.everywhereCount === 0) {
        const corrected = await answer({ input: { ...input, query: meant }, words: await readWords(meant), locale })
        if (corrected.everywhereCount > 0) return replyOf(corrected, { corrected: meant })
      }
      if (words.wanted.length < 2) return replyOf(exact, { suggested: meant ?? null })
      // Better some of the words than nothing; what has most of them comes first.
      const neededElsewhere = exact.everywhereCount > 0 ? 'all' : 'any'
      const partial = await answer({ input, words: { ...words, needed: 'any' }, neededElsewhere, locale })
      return replyOf(partial, { isPartial: partial.hereCount > 0, suggested: meant ?? null })
    },
  }
}

function replyOf({ reply }: Answer, own: Partial<Reading> = {}): JsonText {
  const reading: Reading = { corrected: null, suggested: null, isPartial: false, ...own }
  return jsonText(`${reply.slice(0, -1)},"reading":${JSON.stringify(reading)}}`)
}
