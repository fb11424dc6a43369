import type { Actor } from '@sild/contract/actor'
import type { Locale } from '@sild/contract/enums'
import type { JobName, JobPayload } from '@sild/contract/jobs'
import type { Access, Operation } from '@sild/contract/operation'
import { type OperationName, operations, type Operations } from '@sild/contract/operations'
import type { ParsedInput, Reply } from '@sild/contract/schemas'
import type { Transaction } from './transaction.ts'
import type { Download } from './download.ts'
import type { JsonText } from './json.ts'
import type { Logger } from './log.ts'

export type SignedInActor = Actor & { userGuid: string }
export type CompanyActor = SignedInActor & { companyGuid: string }
/** Guarantees of the guard of an access level. */
export type ActorOf<A extends Access> = A extends 'public'
  ? Actor | null
  : A extends 'provider'
    ? null
    : A extends 'guest' | 'system'
      ? Actor
      : A extends 'company'
        ? CompanyActor
        : SignedInActor

export interface RawBody {
  readonly bytes: Buffer
  readonly headers: Readonly<Record<string, string>>
}

export interface Call<N extends OperationName, Deps> extends ParsedInput<N> {
  readonly actor: ActorOf<Operations[N]['access']>
  readonly deps: Deps
  /**
   * Runs the operation's effect in one transaction and stores the reply under the caller's Idempotency-Key in that
   * transaction: a repeated call gets the stored reply and changes nothing. At most one in a call.
   */
  readonly transaction: <R extends Reply<N> | JsonText>(work: (trx: Transaction) => Promise<R>) => Promise<R>
  /** The raw body, with the headers that the operation names: only for operations with `rawBody`. */
  readonly raw: Operations[N] extends { readonly rawBody: object } ? RawBody : undefined
  readonly requestId: string
  readonly locale: Locale
  /** Aborted when the caller's deadline has passed. */
  readonly signal: AbortSignal
  readonly log: Logger
}
export type Handler<N extends OperationName, Deps> = (
  call: Call<N, Deps>,
) => Promise<Operations[N] extends { readonly isDownload: true } ? Download : Reply<N> | JsonText>

// The reply type is looked up by name, so that literals in a handler keep their type: 'active' stays 'active'.
type Handlers<Deps> = { [N in OperationName]: Handler<N, Deps> }

export interface Route<Deps> {
  readonly operation: Operation & { name: OperationName }
  readonly handler: Handler<never, Deps>
}

export interface JobRun<N extends JobName, Deps> {
  readonly payload: JobPayload<N>
  readonly deps: Deps
  readonly jobId: string
  /** Starts with 1. */
  readonly attempt: number
  /**
   * Claims an effect for ever, in the effect's own transaction. False: it has happened already, do nothing.
   * The key names the effect, not the job run: `${responseGuid} charged`.
   */
  readonly effect: (key: string, trx: Transaction) => Promise<boolean>
  readonly log: Logger
}
export type JobFunction<N extends JobName, Deps> = (run: JobRun<N, Deps>) => Promise<void>

export interface JobHandler<Deps> {
  readonly job: JobName
  readonly run: JobFunction<never, Deps>
}

export interface ServiceOf<Deps> {
  /** Serves an operation of the contract, with validation, guard, errors and idempotency. */
  readonly serve: <N extends OperationName>(operation: N, handler: Handlers<Deps>[N]) => Route<Deps>
  /** Handles a job of the contract. Jobs run at least once, so the handler must be idempotent. */
  readonly handle: <N extends JobName>(job: N, run: JobFunction<N, Deps>) => JobHandler<Deps>
}

/** `serve` and `handle` for a service with these dependencies. */
export const serviceOf = <Deps>(): ServiceOf<Deps> => ({
  serve: (operation, handler) => ({ operation: operations[operation], handler }),
  handle: (job, run) => ({ job, run }),
})
