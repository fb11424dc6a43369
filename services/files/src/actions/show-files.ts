import type { Showing } from '@sild/contract/files/schemas'
import { fileTimes } from '@sild/contract/files/limits'
import { expression, run, sql } from '@sild/service-kit'
import type { FilesDeps } from '../deps.ts'
import { StoredFile } from '../models/stored-file.ts'
import { adoptFile } from './adopt-file.ts'

/** Stores the files that an object shows. The sweep removes its former files, unless another object shows them. */
export async function showFiles(deps: FilesDeps, showing: Showing): Promise<void> {
  const { database, clock } = deps
  const { shownIn, subjectGuid, revision, keys, companyGuid } = showing
  const known = await StoredFile.query(database.knex).whereIn('key', keys).select('key')
  for (const key of keys) if (!known.some((file) => file.key === key)) await adoptFile(deps, key, showing)
  await database.transaction(async (trx) => {
    const taken = await run(
      trx,
      sql`insert into showings (shown_in, subject_guid, revision, keys)
       values (${shownIn}, ${subjectGuid}, ${revision}, ${keys})
       on conflict (shown_in, subject_guid) do update set revision = excluded.revision, keys = excluded.keys
       where showings.revision < excluded.revision
       returning revision`,
    )
    if (taken.length === 0) return
    await StoredFile.query(trx)
      .whereIn('key', keys)
      .patch({
        ownerCompanyGuid: expression`coalesce(owner_company_guid, ${companyGuid}::uuid)`,
        // Files of editorial pages stay when an editor leaves.
        ...(shownIn === 'page' && { ownerUserGuid: null }),
        keptUntil: new Date(clock.now().getTime() + fileTimes.shownMs),
      })
  })
}
