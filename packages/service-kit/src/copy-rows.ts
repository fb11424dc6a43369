import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Transaction } from './transaction.ts'

export type CopyValue = string | number | boolean | Date | null | readonly string[] | object

const special = /[\\\t\n\r]/g
const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }
const quoted = /["\\]/g

function textOf(value: CopyValue): string {
  if (value === null) return '\\N'
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value))
    return escaped(`{${value.map((item) => `"${String(item).replace(quoted, '\\$&')}"`).join(',')}}`)
  if (typeof value === 'object') return escaped(JSON.stringify(value))
  return escaped(String(value))
}
const escaped = (text: string): string => text.replace(special, (character) => escapes[character]!)

/** Writes many rows by COPY, for seeds. Arrays become Postgres arrays, other objects JSON. Columns are those of the first row, in snake_case. */
export async function copyRows(
  trx: Transaction,
  table: string,
  rows: readonly Readonly<Record<string, CopyValue>>[],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first)
  const lines = rows.map((row) => `${columns.map((column) => textOf(row[column] ?? null)).join('\t')}\n`)
  // Inside a transaction knex gives the transaction's own connection.
  const connection: Client = await trx.client.acquireConnection()
  await pipeline(Readable.from(lines), connection.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`)))
}
