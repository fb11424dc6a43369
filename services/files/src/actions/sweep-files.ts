import { expression } from '@sild/service-kit'
import type { FilesDeps } from '../deps.ts'
import { StoredFile } from '../models/stored-file.ts'
import { removeFiles } from './remove-files.ts'

/** Gives up every file that nothing shows and whose time is over, those too of which a crash has left the row alone. */
export async function sweepFiles(deps: FilesDeps): Promise<void> {
  const now = deps.clock.now()
  await StoredFile.query(deps.database.knex)
    .where('keptUntil', '<', now)
    .whereNull('removedAt')
    .where(expression`not exists (select from showings where showings.keys @> array[files.key])`)
    .patch({ removedAt: now })
  await removeFiles(deps)
}
