import { type Kit, serviceOf } from '@sild/service-kit'

export interface ModerationDeps extends Pick<Kit, 'database' | 'clock' | 'outbox' | 'calls' | 'live' | 'files'> {
  /** How long a decision can be undone before it takes effect. */
  readonly undoMs: number
}

export const createDeps = (kit: Kit): ModerationDeps => ({ ...kit, undoMs: kit.config.moderationUndoMs })

export const { serve, handle } = serviceOf<ModerationDeps>()
