import type { ChannelName, WritableRegistryStorage } from '@sild/registry'
import type { Clock } from '@sild/service-kit/clock'
import type { Logger } from '@sild/service-kit/log'
import type { Remotes } from '../remotes/remotes.ts'
import type { DocumentMarks } from './document-marks.ts'
import type { DocumentReports } from './document-reports.ts'
import type { Gate } from './release-gate.ts'
import type { Grants } from './grants.ts'
import type { Guard } from './canary-guard.ts'
import type { IssuedGrants } from './issued-grants.ts'
import type { ReleaseErrors } from './release-errors.ts'
import type { ReleaseFigures } from './release-figures.ts'
import type { ServerRenders } from './server-renders.ts'

/** Releases, and all that changing them takes. */
export interface Delivering {
  readonly config: { readonly channel: ChannelName; readonly publicUrl: string }
  readonly clock: Clock
  readonly log: Logger
  readonly remotes: Remotes
  readonly delivery: Delivery
}

/** The dependencies of releasing, besides the releases themselves. */
export interface Delivery {
  /** Null where the registry is read from another portal. */
  readonly storage: WritableRegistryStorage | null
  readonly gate: Gate
  readonly grants: Grants
  readonly issued: IssuedGrants
  readonly figures: ReleaseFigures
  readonly errors: ReleaseErrors
  readonly marks: DocumentMarks
  readonly reports: DocumentReports
  readonly serverRenders: ServerRenders
  /** Null where a canary cannot be rolled back. */
  readonly guard: Guard | null
  close(): Promise<void>
}
