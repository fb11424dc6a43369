import { type Database, run, sql } from '@sild/service-kit'
import type { MergedFilter } from '../models/successors.ts'
import { forgetSuccessors } from './read-successors.ts'

/** Keeps what took the place of what was merged. There is no way back, so none leaves. */
export async function noteSuccessors(
  database: Database,
  filter: MergedFilter,
  merged: readonly (readonly [former: string, successor: string])[],
): Promise<void> {
  await database.transaction((trx) =>
    run(
      trx,
      sql`insert into successors (filter, former, successor)
          select ${filter}, lower(former), successor
          from unnest(${merged.map(([former]) => former)}::text[], ${merged.map(([, successor]) => successor)}::text[]) as merged (former, successor)
          on conflict (filter, former) do update set successor = excluded.successor`,
    ),
  )
  forgetSuccessors(database)
}
