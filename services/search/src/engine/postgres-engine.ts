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
export function createPostgresEngine(database: Pick<Database, 'knex'>): SearchEngine {
  const readWords = createWordReader(database)
  return {
    async search(input, locale): Promise<JsonText> {
      const answer = async ({ sql, bindings, name }: Plan): Promise<Answer> => {
        const statement = database.knex.raw(sql, { ...bindings, locale })
        const { rows } = await (name ? statement.options({ name }) : statement)
        return rows[0]
      }
      const words = await readWords(input.query)
      if (canBrowse(words, input)) return jsonText((await answer(browsePlan(input))).reply)
      const exact = await answer(matchPlan(words, input))
      if (!exact.isEmpty || words.queries.length < 2) return jsonText(exact.reply)
      // Better some of the words than nothing; what has most of them comes first.
      return jsonText((await answer(matchPlan({ ...words, needed: 'any' }, input))).reply)
    },
  }
}
