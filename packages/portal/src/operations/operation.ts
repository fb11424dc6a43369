import type { Locale } from '@sild/contract/enums'
import type { OperationName } from '@sild/contract/operations'
import type { ParsedInput, Reply } from '@sild/contract/schemas'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '../delivery/own-app.ts'
import type { Portal } from '../portal.ts'

/** A call that the host has let through, with the input that the contract allows. */
export interface PortalCall<N extends OperationName> extends ParsedInput<N> {
  readonly portal: Portal
  readonly caller: Caller
  readonly locale: Locale
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}
export type PortalHandler<N extends OperationName> = (call: PortalCall<N>) => Promise<Reply<N>>

/** An operation that the portal answers, for the host to serve. */
export interface PortalOperation<N extends OperationName> {
  readonly handler: PortalHandler<N>
  /** The body is streamed by the handler, without the deadline of other requests. */
  readonly isMultipart?: true
  /** Below the cap of all bodies. */
  readonly maxBodyBytes?: number
}
