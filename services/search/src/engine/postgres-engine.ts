import { type Database, type JsonText, jsonText } from '@sild/service-kit'
import { browsePlan, canBrowse } from './browse.ts'
import { matchPlan } from './match.ts'
import type { Plan } from './plan.ts'
import type { SearchEngine } from './search-engine.ts'
import { createWordReader } from './words.ts'

interface Answer {
  reply: string
  /** Nothing was found, under none of the tabs. */
  isEmpty?: boolean
}

/** Search in our own tables, one bounded statement whatever is asked. */
export function createPostgresEngine(database: Pick<Database, 'read'>): SearchEngine {
  const readWords = createWordReader(database)
  return {
    async search(input, locale): Promise<JsonText> {
      const answer = async ({ sql, bindings, name }: Plan): Promise<Answer> => {
        const [row] = await database.read<Answer>(sql, { ...bindings, locale }, { preparedAs: name })
        return row! // An aggregate always has one.
      }
      const words = await readWords(input.query)
      if (canBrowse(words, input)) return jsonText((await answer(browsePlan({ words, input }))).reply)
      const exact = await answer(matchPlan({ words, input }))
      if (!exact.isEmpty || words.queries.length < 2) return jsonText(exact.reply)
      // Better some of the words than nothing; what has most of them comes first.
      return jsonText((await answer(matchPlan({ words: { ...words, needed: 'any' }, input }))).reply)
    },
  }
}
