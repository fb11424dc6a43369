import { expression } from '@sild/service-kit'
import type { FilesDeps } from '../deps.ts'
import { StoredFile } from '../models/stored-file.ts'
import { removeFiles } from './remove-files.ts'

/** Removes every expired file that nothing shows, including rows that a crash has left without a file. */
export async function sweepFiles(deps: FilesDeps): Promise<void> {
  const now = deps.clock.now()
  await StoredFile.query(deps.database.knex)
    .where('keptUntil', '<', now)
    .whereNull('removedAt')
    .where(expression`not exists (select from showings where showings.keys @> array[files.key])`)
    .patch({ removedAt: now })
  await removeFiles(deps)
}
