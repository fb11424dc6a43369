import { type Database, type JsonText, jsonText } from '@sild/service-kit'
import type { SearchEngine } from './search-engine.ts'
import { type Asked, searchSql } from './search-sql.ts'
import type { ReadWords } from './words.ts'

interface Answer {
  reply: string
  /** Nothing was found, under none of the tabs. */
  isEmpty: boolean
}

/** Search in our own tables, one bounded statement whatever is asked. */
export function createPostgresEngine(database: Pick<Database, 'read'>, readWords: ReadWords): SearchEngine {
  const answer = async (asked: Asked): Promise<Answer> => {
    const { statement, preparedAs } = searchSql(asked)
    const [row] = await database.read<Answer>(statement, { preparedAs })
    return row! // The counts always are one.
  }
  return {
    async search(input, locale): Promise<JsonText> {
      const words = await readWords(input.query)
      const exact = await answer({ input, words, locale })
      if (!exact.isEmpty || words.wanted.length < 2) return jsonText(exact.reply)
      // Better some of the words than nothing; what has most of them comes first.
      return jsonText((await answer({ input, words: { ...words, needed: 'any' }, locale })).reply)
    },
  }
}
