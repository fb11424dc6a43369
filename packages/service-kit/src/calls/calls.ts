import { type Actor, systemActor } from '@sild/contract/actor'
import { type ErrorBody, type ErrorCode, errorKinds } from '@sild/contract/errors'
import { type OperationName, operations } from '@sild/contract/operations'
import { type Input, type OperationSchemas, type Reply, schemas } from '@sild/contract/schemas'
import { currentCall } from '../call-context.ts'
import { AppError } from '../errors.ts'
import { isInTransaction } from '../open-transaction.ts'
import type { UrlInput } from '@sild/contract/operation-url'
import type { UpstreamResponse, Upstreams } from './upstream.ts'

export interface CallOptions {
  /** The actor that the call is made for. */
  actor: Actor | null
  /** Idempotency key of a write that may be repeated. Jobs set one for every write. */
  idempotencyKey?: string
  timeoutMs?: number
  headers?: Record<string, string>
}

export interface Calls {
  /** Calls an operation of another service. @throws AppError with the code of the answer, or `unavailable` */
  call<N extends OperationName>(operation: N, input: Input<N>, options: CallOptions): Promise<Reply<N>>
}

const ourOwnFault = new Set<ErrorCode>(['unauthenticated', 'forbidden'])

// One object, so that its signature is made once a minute and not once a call.
const system = systemActor()
/** The actor of a call without a user; the reason is for readers of the code. */
export const asSystem = (_reason: string): Actor => system

export function createCalls(upstreams: Upstreams): Calls {
  return {
    async call(name, input, { actor, headers, idempotencyKey, timeoutMs }) {
      const { body, params, query } = input as UrlInput & { body?: unknown } // Input of any operation.
      const response = await upstreams.request({
        operation: operations[name],
        params,
        query,
        body: body === undefined ? undefined : JSON.stringify(body),
        actor,
        timeoutMs,
        signal: currentCall()?.signal,
        headers: { ...headers, ...(idempotencyKey && { 'idempotency-key': idempotencyKey }) },
      })
      return readReply(name, response, actor)
    },
  }
}

/** Rejects calls inside a transaction, which would hold its connection and locks during the call. */
export const callsOutsideTransactions = (calls: Calls): Calls => ({
  async call(name, input, options) {
    if (isInTransaction()) throw new Error(`${name} is called inside a transaction`)
    return calls.call(name, input, options)
  },
})

function readReply<N extends OperationName>(
  name: N,
  { status, bytes }: UpstreamResponse,
  actor: Actor | null,
): Reply<N> {
  let envelope: { result?: unknown } & Partial<ErrorBody>
  try {
    envelope = JSON.parse(bytes.toString())
  } catch (error) {
    throw new AppError('unavailable', { cause: error })
  }
  if (status >= 400) throw errorFrom(name, status, envelope.error, actor)
  const { reply }: OperationSchemas = schemas[name]
  const parsed = reply.safeParse(envelope.result)
  if (parsed.success) return parsed.data as Reply<N> // The schema has this name.
  // A newer service may add fields; any other difference is an error.
  if (parsed.error.issues.every((issue) => issue.code === 'unrecognized_keys')) return envelope.result as Reply<N>
  throw new AppError('internal', {
    cause: new Error(`${name} answered what its contract does not allow: ${JSON.stringify(parsed.error.issues)}`),
  })
}

function errorFrom(
  name: OperationName,
  status: number,
  error: ErrorBody['error'] | undefined,
  actor: Actor | null,
): AppError {
  if (!error || !Object.hasOwn(errorKinds, error.code))
    return new AppError('unavailable', { cause: new Error(`${name} answered ${status}`) })
  const cause = new Error(`${name} answered ${status} ${error.code} to request ${error.requestId}`)
  // Being refused as ourselves is our mistake: the user must not be sent to sign in for it.
  if (actor?.kind === 'system' && ourOwnFault.has(error.code)) return new AppError('internal', { cause })
  return new AppError(error.code, { fields: error.fields, values: error.values, cause })
}
