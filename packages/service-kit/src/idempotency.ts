import { createHmac } from 'node:crypto'
import type { Actor } from '@sild/contract/actor'
import type { Connection, Transaction } from './transaction.ts'
import { uniqueViolation } from './database-errors.ts'
import { AppError } from './errors.ts'
import { run, sql } from './sql.ts'

/** One use of an `Idempotency-Key`: its actor, its operation, and a fingerprint of the input. */
export interface KeyUse {
  readonly actor: string
  readonly operation: string
  readonly key: string
  readonly fingerprint: Buffer
}

const wellFormedKey = /^[\x21-\x7e]{8,128}$/

export function keyUse(
  operation: string,
  key: string,
  actor: Actor | null,
  request: { url: string; body: Buffer | null; secret: Buffer },
): KeyUse {
  if (!wellFormedKey.test(key)) throw new AppError('malformed-request')
  const fingerprint = createHmac('sha256', request.secret)
    .update(request.url)
    .update('\n')
    .update(request.body ?? '')
    .digest()
  const who = actor?.userGuid ?? actor?.anonymousGuid ?? actor?.kind ?? 'nobody'
  return { actor: who, operation, key, fingerprint }
}

/** The answer that this key already got. @throws idempotency-key-reused when it was given to another request */
export async function findReply(
  connection: Connection,
  { actor, operation, key, fingerprint }: KeyUse,
): Promise<string | undefined> {
  const found: { fingerprint: Buffer; reply: string } | undefined = await connection('idempotencyKeys')
    .where({ actor, operation, key })
    .first('fingerprint', 'reply')
  if (found && !found.fingerprint.equals(fingerprint)) throw new AppError('idempotency-key-reused')
  return found?.reply
}

const inFlight = (cause?: unknown): AppError => new AppError('request-in-flight', { retryAfterSeconds: 1, cause })

/** Locks the key until the transaction ends. A crash closes the connection and so releases the lock. */
export async function claimKey(trx: Transaction, use: KeyUse): Promise<void> {
  const name = `${use.actor} ${use.operation} ${use.key}`
  const [row] = await run<{ isClaimed: boolean }>(
    trx,
    sql`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as "isClaimed"`,
  )
  if (!row?.isClaimed || (await findReply(trx, use)) !== undefined) throw inFlight()
}

/** Deletes the stored answers of a user, and those to other services that contain the user's address. */
export async function forgetReplies(connection: Connection, userGuid: string, email?: string): Promise<void> {
  const replies = connection('idempotencyKeys')
  await replies.clone().where({ actor: userGuid }).delete()
  if (email === undefined) return
  const asWritten = JSON.stringify(email).slice(1, -1)
  await replies.where({ actor: 'system' }).whereRaw('strpos(reply::text, ?) > 0', asWritten).delete()
}

/**
 * Stores the answer in the transaction of the effect, so both are committed together. The primary key prevents a second
 * effect.
 */
export async function storeReply(connection: Connection, use: KeyUse, reply: string): Promise<void> {
  try {
    await connection('idempotencyKeys').insert({ ...use, reply })
  } catch (error) {
    throw uniqueViolation(error, 'idempotency_keys_once') ? inFlight(error) : error
  }
}
