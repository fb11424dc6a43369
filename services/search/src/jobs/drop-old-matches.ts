import { run, sql } from '@sild/service-kit'
import { handle } from '../deps.ts'
import { SHOWN_DAYS } from '../replies/saved-search-json.ts'

export const dropOldMatchesJob = handle('drop-old-matches', async ({ deps }) => {
  const tooOld = sql`matched_at < now() - make_interval(days => ${SHOWN_DAYS})`
  await run(deps.database.knex, sql`delete from saved_search_matches where ${tooOld}`)
})
