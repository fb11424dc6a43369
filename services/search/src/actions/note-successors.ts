import { type Database, run, sql } from '@sild/service-kit'
import type { MergedFilter } from '../models/successors.ts'
import { invalidateSuccessors } from './read-successors.ts'

/** Replaces all stored successors of merged values. Tags of erased authors are no longer in the list. */
export async function noteSuccessors(
  database: Database,
  filter: MergedFilter,
  merged: readonly (readonly [former: string, successor: string])[],
): Promise<void> {
  const formers = merged.map(([former]) => former.toLowerCase())
  await database.transaction(async (trx) => {
    await trx('successors').where({ filter }).whereNotIn('former', formers).delete()
    await run(
      trx,
      sql`insert into successors (filter, former, successor)
          select ${filter}, lower(former), successor
          from unnest(${merged.map(([former]) => former)}::text[], ${merged.map(([, successor]) => successor)}::text[]) as merged (former, successor)
          on conflict (filter, former) do update set successor = excluded.successor`,
    )
  })
  invalidateSuccessors(database)
}
