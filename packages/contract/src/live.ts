import type * as z from 'zod/mini'
import type { StaffRole } from './enums.ts'
import type { Merged } from './merge.ts'
import type { OperationName } from './operations.ts'

type Payloads = Merged<'live'>
/**
 * Messages that services send to browsers through the BFF in real time. A browser that misses one catches up by
 * polling.
 */
export type LiveMessage = { [T in keyof Payloads]: { type: T; payload: z.output<Payloads[T]> } }[keyof Payloads]
/** Sent by the BFF to a stream that reconnects too late to get the missed messages. */
export interface MissedMessages {
  type: 'missed'
}
export type LiveType = LiveMessage['type']

/** Recipients of a message. `pages` is for the BFF itself: it evicts cached pages with one of the tags. */
export type LiveTarget = { userGuid: string } | { companyGuid: string } | { role: StaffRole } | { pages: PageTag[] }

/** A source of a cached page: an operation that its loaders called, or a publication or company that they received. */
export type PageTag = OperationName | `publication:${string}` | `company:${string}`
