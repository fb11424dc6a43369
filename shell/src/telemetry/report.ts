import type { Beacon } from '@sild/contract/delivery/schemas'
import type { WaitingQueue } from './waiting-queue.ts'

/** A failure, before it is attributed to a release. */
export interface Fault {
  readonly kind: 'error' | 'render'
  readonly error: unknown
  /** Address of the script, if the error itself has none. */
  readonly file?: string
  /** The components around it, the innermost first. */
  readonly componentStack?: string | null | undefined
  /** React recovered: the page is complete, but was rendered twice. */
  readonly isRecovered?: boolean
}
/** Reports about releases in this browser. */
export type Report = Fault | (Omit<Beacon, 'error'> & { readonly error?: unknown })
export type ReportQueue = WaitingQueue<Report>
