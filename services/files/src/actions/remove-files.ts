import type { FilesDeps } from '../deps.ts'
import { StoredFile } from '../models/stored-file.ts'

const BATCH = 100

/** Removes from the storage what was given up, and then its row. A crash in between leaves the row, for the next time. */
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
