import { dataExportTimes } from '@sild/contract/files/limits'
import type { FilesDeps } from '../deps.ts'
import { archiveKeyOf, DataExport } from '../models/data-export.ts'
import { removeDataExports } from './remove-data-exports.ts'

/** Deletes expired archives at once. Rows of expired and failed exports stay twice as long, to show their state. */
export async function sweepDataExports(deps: Pick<FilesDeps, 'archives' | 'clock' | 'database'>): Promise<void> {
  const { archives, clock, database } = deps
  const now = clock.now()
  for (const ended of await DataExport.query(database.knex).where('expiresAt', '<=', now))
    await archives.remove(archiveKeyOf(ended))
  const forgotten = new Date(now.getTime() - 2 * dataExportTimes.keptMs)
  await removeDataExports(deps, (exports) => exports.where('requestedAt', '<', forgotten))
}
