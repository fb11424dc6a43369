import type * as z from 'zod/mini'
import type { StaffRole } from './enums.ts'
import type { Merged } from './merge.ts'
import type { OperationName } from './operations.ts'

type Payloads = Merged<'live'>
/** What travels from a service over the BFF to the browser as it happens. Whoever misses one catches up by polling. */
export type LiveMessage = { [T in keyof Payloads]: { type: T; payload: z.output<Payloads[T]> } }[keyof Payloads]
/** What the BFF says to a stream that goes on too late to be told what it missed. */
export interface MissedMessages {
  type: 'missed'
}
export type LiveType = LiveMessage['type']

/** Whom it is for. `pages` is for the BFF itself: cached pages with one of the tags are outdated. */
export type LiveTarget = { userGuid: string } | { companyGuid: string } | { role: StaffRole } | { pages: PageTag[] }

/** What a cached page was made of: an operation that its loaders called, or something whose guid they were given. */
export type PageTag = OperationName | `publication:${string}` | `company:${string}`
