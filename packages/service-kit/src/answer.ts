import type { Locale } from '@sild/contract/enums'
import { isAudited, takesIdempotencyKey } from '@sild/contract/operation'
import { type OperationSchemas, schemas } from '@sild/contract/schemas'
import type { FastifyRequest } from 'fastify'
import { inCall } from './call-context.ts'
import type { Transaction } from './transaction.ts'
import { Download } from './download.ts'
import { AppError } from './errors.ts'
import { failpoint } from './failpoint.ts'
import { claimKey, findReply, storeReply, type KeyUse, keyUse } from './idempotency.ts'
import { hidePrivateMessages } from './hide-private-messages.ts'
import type { RawInput } from './input.ts'
import { JsonText } from './json.ts'
import type { Kit } from './kit.ts'
import type { Call, Route } from './serve.ts'
import { staffActionOf } from './staff-action.ts'

export interface Answering<Deps> {
  readonly input: RawInput
  readonly bytes: Buffer | null
  readonly request: FastifyRequest
  readonly signal: AbortSignal
  readonly endsAt: number
  readonly locale: Locale
  readonly kit: Kit
  readonly deps: Deps
}
type RunTransaction = (work: (trx: Transaction) => Promise<unknown>) => Promise<unknown>

/** Calls the handler and returns the text of the answer, or the file that it is. A repeated Idempotency-Key gets the text it got before. */
export async function answer<Deps>(route: Route<Deps>, answering: Answering<Deps>): Promise<string | Download> {
  const { kit, request, signal } = answering
  const { name } = route.operation
  const key = request.headers['idempotency-key']
  if (!takesIdempotencyKey(route.operation) || typeof key !== 'string') {
    const reply = await call(route, answering, async (work) => {
      const value = await kit.database.transaction(work, { signal })
      failpoint('after_commit_before_reply')
      return value
    })
    return reply instanceof Download ? reply : replyText(name, reply, kit)
  }
  const content = { url: request.url, body: answering.bytes, secret: kit.config.keys.fingerprints }
  return answerOnce(route, answering, keyUse(name, key, request.actor, content))
}

async function answerOnce<Deps>(route: Route<Deps>, answering: Answering<Deps>, use: KeyUse): Promise<string> {
  const { kit, signal } = answering
  const { name } = route.operation
  const stored = await findReply(kit.database.knex, use)
  if (stored !== undefined) return stored

  let newReply: string | undefined
  const runTransaction: RunTransaction = async (work) => {
    const value = await kit.database.transaction(
      async (trx) => {
        await claimKey(trx, use)
        const result = await work(trx)
        newReply = replyText(name, result, kit)
        await storeReply(trx, use, newReply)
        return result
      },
      { signal },
    )
    failpoint('after_commit_before_reply')
    return value
  }
  try {
    const text = replyText(name, await call(route, answering, runTransaction), kit)
    if (newReply === undefined) await storeReply(kit.database.knex, use, text)
    else if (newReply !== text)
      throw new Error(`${name} must return what its transaction returned: that is kept for a repeated call`)
    return text
  } catch (error) {
    // The call that was ahead of this one may have finished just now.
    if (!(error instanceof AppError) || error.code !== 'request-in-flight') throw error
    const finished = await findReply(kit.database.knex, use)
    if (finished === undefined) throw error
    return finished
  }
}

async function call<Deps>(
  route: Route<Deps>,
  answering: Answering<Deps>,
  transaction: RunTransaction,
): Promise<unknown> {
  const { bytes, deps, endsAt, input, kit, locale, request, signal } = answering
  const { record, transactionWithRecord } = recording(route, answering, transaction)
  const { rawBody } = route.operation
  const given = {
    ...input,
    actor: request.actor,
    raw: rawBody && { bytes: bytes ?? Buffer.alloc(0), headers: headersOf(request, rawBody.headers) },
    deps,
    transaction: transactionWithRecord,
    requestId: request.id,
    locale,
    signal,
    log: kit.log,
  }
  return inCall({ requestId: request.id, signal, endsAt }, async () => {
    const reply = await route.handler(given as unknown as Call<never, Deps>) // The input was parsed.
    await record(reply)
    return hidePrivateMessages(route.operation, request.actor, { locale, reply })
  })
}

/** Records actions of the staff in the audit log, in the transaction of the action, or else in one of its own. */
function recording<Deps>(
  { operation }: Route<Deps>,
  { input, kit, request }: Answering<Deps>,
  transaction: RunTransaction,
) {
  let isRecorded = false
  const add = async (trx: Transaction, given: unknown): Promise<void> => {
    const reply: unknown = given instanceof JsonText ? JSON.parse(given.text) : given
    const { actor, id: requestId } = request
    const action = staffActionOf({ operation, actor, input, reply, requestId, at: kit.clock.now() })
    if (action) await kit.outbox.add(trx, 'record-staff-action', action)
    isRecorded = true
  }
  const transactionWithRecord: RunTransaction = (work) =>
    transaction(async (trx) => {
      const result = await work(trx)
      if (isAudited(operation)) await add(trx, result)
      return result
    })
  const record = async (reply: unknown): Promise<void> => {
    if (isAudited(operation) && !isRecorded) await kit.database.transaction((trx) => add(trx, reply))
  }
  return { record, transactionWithRecord }
}

function headersOf({ headers }: FastifyRequest, names: readonly string[]): Record<string, string> {
  const given = names.map((name) => [name, headers[name]] as const)
  return Object.fromEntries(given.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

function replyText(name: Route<unknown>['operation']['name'], reply: unknown, { config }: Kit): string {
  const json = reply instanceof JsonText ? reply.text : JSON.stringify(reply)
  if (config.mode !== 'production') {
    const { reply: schema }: OperationSchemas = schemas[name]
    const result = schema.safeParse(JSON.parse(json))
    if (!result.success)
      throw new Error(`${name} replied with what its contract does not allow: ${JSON.stringify(result.error.issues)}`)
  }
  return `{"result":${json}}`
}
