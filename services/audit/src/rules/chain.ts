import { createHmac } from 'node:crypto'

/** A row of the table. */
export interface ChainedAction {
  readonly position: number
  readonly entryGuid: string
  readonly at: Date
  readonly staffGuid: string
  readonly operation: string
  readonly about: Readonly<Record<string, string>>
  readonly subjects: readonly string[]
  readonly choices: Readonly<Record<string, string | number | boolean>>
  readonly requestId: string
  readonly hash: Buffer
}
export type NewLink = Omit<ChainedAction, 'hash'>

const beforeTheFirst = Buffer.alloc(32)

/** The hash of a row and, by the previous hash, of all rows before it. */
export function linkHash(key: Buffer, previous: Buffer | null, row: NewLink): Buffer {
  const { about, at, choices, entryGuid, operation, position, requestId, staffGuid, subjects } = row
  const written = JSON.stringify([
    position,
    entryGuid,
    at.toISOString(),
    staffGuid,
    operation,
    inOrder(about),
    subjects,
    inOrder(choices),
    requestId,
  ])
  return createHmac('sha256', key)
    .update(previous ?? beforeTheFirst)
    .update(written)
    .digest()
}

/** Whether a row matches its hash. `previous` is null for the first row. */
export const isIntact = (key: Buffer, previous: Buffer | null, row: ChainedAction): boolean =>
  (previous !== null || row.position === 1) && linkHash(key, previous, row).equals(row.hash)

/** Postgres stores JSON keys in its own order. */
const inOrder = (values: Readonly<Record<string, unknown>>): [string, unknown][] =>
  Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1))
