import type { FilesDeps } from '../deps.ts'
import { StoredFile } from '../models/stored-file.ts'

const BATCH = 100

/** Deletes removed files from the storage, then their rows. After a crash in between, the next run finds the row. */
export async function removeFiles({ database, storage }: Pick<FilesDeps, 'database' | 'storage'>): Promise<void> {
  let given: StoredFile[]
  do {
    given = await StoredFile.query(database.knex).whereNotNull('removedAt').limit(BATCH)
    for (const { fileGuid, key } of given) {
      await storage.remove(key)
      await StoredFile.query(database.knex).deleteById(fileGuid)
    }
  } while (given.length === BATCH)
}
