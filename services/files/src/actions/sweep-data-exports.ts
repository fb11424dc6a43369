import { dataExportTimes } from '@sild/contract/files/limits'
import type { FilesDeps } from '../deps.ts'
import { archiveKeyOf, DataExport } from '../models/data-export.ts'
import { removeDataExports } from './remove-data-exports.ts'

/** What has ended goes at once; that it was there, and what was given up, is shown for as long again. */
export async function sweepDataExports(deps: Pick<FilesDeps, 'archives' | 'clock' | 'database'>): Promise<void> {
  const { archives, clock, database } = deps
  const now = clock.now()
  for (const ended of await DataExport.query(database.knex).where('expiresAt', '<=', now))
    await archives.remove(archiveKeyOf(ended))
  const forgotten = new Date(now.getTime() - 2 * dataExportTimes.keptMs)
  await removeDataExports(deps, (exports) => exports.where('requestedAt', '<', forgotten))
}
