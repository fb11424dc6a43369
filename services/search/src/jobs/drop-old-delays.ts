import { run, sql } from '@sild/service-kit'
import { handle } from '../deps.ts'

export const dropOldDelaysJob = handle('drop-old-delays', async ({ deps }) => {
  await run(
    deps.database.knex,
    sql`delete from index_delays where indexed_at < now() - interval '1 day';
        delete from index_changes where changed_at < now() - interval '1 hour'`,
  )
})
