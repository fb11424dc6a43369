import type { PublicationStatus } from '@sild/contract/enums'
import { AppError } from '@sild/service-kit'

export type PublicationEvent =
  | 'submit'
  | 'save-draft'
  | 'move-to-drafts'
  | 'archive'
  | 'keep'
  | 'delete'
  | 'approve'
  | 'reject'
  | 'expire'
  | 'take-down'
  | 'reinstate'
  | 'resume'
/** `owner`: the company that published it. `moderation`: a settled decision. `clock`: time went by. */
export type TransitionActor = 'owner' | 'moderation' | 'clock'

export interface Transition {
  readonly from: PublicationStatus
  readonly event: PublicationEvent
  readonly by: TransitionActor
  readonly to: PublicationStatus
}

const allOf = (
  by: TransitionActor,
  event: PublicationEvent,
  to: PublicationStatus,
  ...from: PublicationStatus[]
): Transition[] => from.map((status) => ({ from: status, event, by, to }))

/** Everything that may happen to a publication (S4-PUB). What is not listed is refused; nothing leaves DELETED. */
export const transitions: readonly Transition[] = [
  ...allOf('owner', 'submit', 'MODERATION', 'DRAFT', 'REJECTED', 'MODERATION', 'ACTIVE', 'ARCHIVED'),
  ...allOf('owner', 'save-draft', 'DRAFT', 'DRAFT', 'REJECTED', 'MODERATION', 'ACTIVE', 'ARCHIVED'),
  ...allOf('owner', 'move-to-drafts', 'DRAFT', 'REJECTED', 'MODERATION', 'ACTIVE', 'ARCHIVED'),
  ...allOf('owner', 'archive', 'ARCHIVED', 'ACTIVE', 'MODERATION', 'REJECTED'),
  ...allOf('owner', 'keep', 'ACTIVE', 'ACTIVE'),
  ...allOf('owner', 'delete', 'DELETED', 'DRAFT', 'REJECTED', 'MODERATION', 'ACTIVE', 'ARCHIVED'),
  ...allOf('moderation', 'approve', 'ACTIVE', 'MODERATION'),
  ...allOf('moderation', 'reject', 'REJECTED', 'MODERATION'),
  // After a report.
  ...allOf('moderation', 'take-down', 'REJECTED', 'ACTIVE', 'MODERATION'),
  // After an appeal.
  ...allOf('moderation', 'reinstate', 'ACTIVE', 'REJECTED'),
  // A change was waiting when it was taken down, and no moderator has approved that change.
  ...allOf('moderation', 'resume', 'MODERATION', 'REJECTED'),
  ...allOf('clock', 'expire', 'ARCHIVED', 'ACTIVE'),
]

/** The status that follows. @throws publication-transition-refused */
export function nextStatus(from: PublicationStatus, event: PublicationEvent, by: TransitionActor): PublicationStatus {
  const found = transitions.find(
    (transition) => transition.from === from && transition.event === event && transition.by === by,
  )
  if (!found) throw new AppError('publication-transition-refused')
  return found.to
}
