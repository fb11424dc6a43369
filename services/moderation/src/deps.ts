import { type Kit, serviceOf } from '@sild/service-kit'

export interface ModerationDeps extends Pick<Kit, 'database' | 'clock' | 'outbox' | 'calls' | 'live' | 'files'> {
  /** How long a decision may be taken back before it takes effect. */
  readonly undoMs: number
}

export const createDeps = (kit: Kit): ModerationDeps => ({ ...kit, undoMs: kit.config.moderationUndoMs })

export const { serve, handle } = serviceOf<ModerationDeps>()
