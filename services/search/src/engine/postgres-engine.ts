import { type Database, jsonText } from '@sild/service-kit'
import { browsePlan, canBrowse } from './browse.ts'
import { matchPlan } from './match.ts'
import type { SearchEngine } from './search-engine.ts'
import { createWordReader } from './words.ts'

/** Search in our own tables, one bounded statement whatever is asked. */
export function createPostgresEngine(database: Pick<Database, 'knex'>): SearchEngine {
  const readWords = createWordReader(database)
  return {
    async search(input, locale) {
      const words = await readWords(input.query)
      const { sql, bindings, name } = canBrowse(words, input) ? browsePlan(input) : matchPlan(words, input)
      const statement = database.knex.raw(sql, { ...bindings, locale })
      const { rows } = await (name ? statement.options({ name }) : statement)
      return jsonText(rows[0].reply)
    },
  }
}
