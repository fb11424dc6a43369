import type { QueryBuilder } from 'objection'
import type { FilesDeps } from '../deps.ts'
import { archiveKeyOf, DataExport } from '../models/data-export.ts'

/** First what lies in the storage, then the rows: a crash in between is finished the next time. */
export async function removeDataExports(
  { archives, database }: Pick<FilesDeps, 'archives' | 'database'>,
  chosen: (exports: QueryBuilder<DataExport>) => QueryBuilder<DataExport>,
): Promise<void> {
  for (const { exportGuid } of await chosen(DataExport.query(database.knex))) {
    await archives.remove(archiveKeyOf({ exportGuid }))
    await DataExport.query(database.knex).deleteById(exportGuid)
  }
}
