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
  /** What was found under all of the tabs. */
  everywhereCount: number
}

/** So little that something else may have been meant. */
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
      if (words.wanted.length === 0 || exact.everywhereCount >= HARDLY_ANYTHING) return replyOf(exact)
      const meant = input.isLiteral ? undefined : await correctQuery(input.query)
      if (exact.everywhereCount > 0) return replyOf(exact, { suggested: meant ?? null })
      if (meant !== undefined) {
        const corrected = await answer({ input: { ...input, query: meant }, words: await readWords(meant), locale })
        if (corrected.everywhereCount > 0) return replyOf(corrected, { corrected: meant })
      }
      if (words.wanted.length < 2) return replyOf(exact)
      // Better some of the words than nothing; what has most of them comes first.
      const partial = await answer({ input, words: { ...words, needed: 'any' }, locale })
      return replyOf(partial, { isPartial: partial.everywhereCount > 0 })
    },
  }
}

function replyOf({ reply }: Answer, own: Partial<Reading> = {}): JsonText {
  const reading: Reading = { corrected: null, suggested: null, isPartial: false, ...own }
  return jsonText(`${reply.slice(0, -1)},"reading":${JSON.stringify(reading)}}`)
}
