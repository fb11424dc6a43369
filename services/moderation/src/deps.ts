import {
  type Calls,
  type Clock,
  type Database,
  type Files,
  type Kit,
  type Live,
  type Outbox,
  serviceOf,
} from '@sild/service-kit'

export interface ModerationDeps {
  readonly database: Database
  readonly clock: Clock
  readonly outbox: Outbox
  readonly calls: Calls
  readonly live: Pick<Live, 'publish'>
  readonly files: Files
  /** How long a decision may be taken back before it takes effect. */
  readonly undoMs: number
}

export const createDeps = ({ database, clock, outbox, calls, live, files, config }: Kit): ModerationDeps => ({
  database,
  clock,
  outbox,
  calls,
  live,
  files,
  undoMs: config.moderationUndoMs,
})

export const { serve, handle } = serviceOf<ModerationDeps>()
