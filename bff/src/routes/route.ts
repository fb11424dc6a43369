import type { Locale } from '@sild/contract/enums'
import { type OperationName, operations, type Operations } from '@sild/contract/operations'
import type { ParsedInput, Reply } from '@sild/contract/schemas'
import type { TeamGrant } from '@sild/registry'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import type { ApiOperation } from '../edge/api-operation.ts'
import type { Session } from '../session/sessions.ts'

/** Operations that the BFF answers itself. */
export type OwnName = { [N in OperationName]: Operations[N]['service'] extends 'bff' ? N : never }[OperationName]

declare module 'fastify' {
  interface FastifyRequest {
    /** Read from the `token` header; null where that is absent or no longer valid. */
    session: Session | null
    /** Set for operations that accept a team token. */
    team: TeamGrant | null
    locale: Locale
  }
  interface FastifyContextConfig {
    /** The operation of the contract that a route answers. */
    operation?: ApiOperation
  }
}

export interface OwnCall<N extends OwnName> extends ParsedInput<N> {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly deps: Deps
}
/** Bytes of a whole answer, envelope included. */
export class RawAnswer {
  readonly bytes: Buffer

  constructor(bytes: Buffer) {
    this.bytes = bytes
  }
}
/** A handler returns it when it has written the response itself. */
export const written = Symbol('written')
export type OwnHandler<N extends OwnName> = (call: OwnCall<N>) => Promise<Reply<N> | RawAnswer | typeof written>

/** Passed on to the service of the operation, bytes both ways. */
export interface ForwardedRoute {
  readonly operation: ApiOperation
}
export interface OwnRoute {
  readonly operation: ApiOperation
  readonly handler: OwnHandler<never>
  /** Multipart bodies are streamed by the handler, without the deadline of other requests. */
  readonly isMultipart: boolean
  /** Below the cap of all bodies. */
  readonly maxBodyBytes?: number
}
export type ApiRoute = ForwardedRoute | OwnRoute

/** Answers an operation here. */
export const serve = <N extends OwnName>(
  name: N,
  handler: OwnHandler<N>,
  { isMultipart = false, maxBodyBytes }: { isMultipart?: boolean; maxBodyBytes?: number } = {},
): OwnRoute => ({ operation: operations[name], handler, isMultipart, maxBodyBytes })
