import type { Transaction } from './transaction.ts'

const CHUNK = 200

/** For seeds, which may run again: inserts the rows that are not there yet, so many a statement. */
export async function insertNew(trx: Transaction, table: string, rows: readonly object[]): Promise<void> {
  for (let start = 0; start < rows.length; start += CHUNK) {
    await trx(table)
      .insert(rows.slice(start, start + CHUNK))
      .onConflict()
      .ignore()
  }
}
