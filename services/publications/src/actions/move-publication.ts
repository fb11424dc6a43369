import { AppError, type Transaction } from '@sild/service-kit'
import { fn, type PartialModelObject } from 'objection'
import type { PublicationsDeps } from '../deps.ts'
import { Publication } from '../models/publication.ts'
import { nextStatus, type PublicationEvent, type TransitionActor } from '../rules/transitions.ts'
import { announceChange } from './announce-change.ts'

export interface Move {
  event: PublicationEvent
  by: TransitionActor
  /** Columns that change with the status. */
  columns?: PartialModelObject<Publication>
  /** Whether readers see what was approved before while a change waits. */
  isApprovedShown?: boolean
}

/**
 * Applies one transition of the table to a publication, as it was read, and publishes the change.
 * @throws publication-transition-refused, publication-changed-meanwhile
 */
export async function movePublication(
  trx: Transaction,
  deps: Pick<PublicationsDeps, 'live' | 'outbox'>,
  before: Publication,
  { event, by, columns, isApprovedShown = before.isLive }: Move,
): Promise<Publication> {
  const status = nextStatus(before.status, event, by)
  const isLive = status === 'ACTIVE' || (status === 'MODERATION' && isApprovedShown)
  const changed = await Publication.query(trx)
    .where({
      publicationGuid: before.publicationGuid,
      status: before.status,
      revision: before.revision,
      version: before.version,
    })
    .patch({ interruptedWait: null, ...columns, status, isLive, version: before.version + 1, updatedAt: fn.now() })
    .returning('*')
  const after = changed[0]
  if (!after) throw new AppError('publication-changed-meanwhile')

  const { publicationGuid, revision } = after
  const subject = { publicationGuid, revision }
  // Also what was refused may wait, for the answer to an appeal.
  if (['MODERATION', 'REJECTED'].includes(before.status) && by === 'owner' && status !== 'MODERATION')
    await deps.outbox.publish(trx, 'publication-withdrawn', subject)
  if (status === 'MODERATION') await deps.outbox.publish(trx, 'publication-submitted', subject)
  if (status === 'ACTIVE' || (isLive && !before.isLive)) await deps.outbox.publish(trx, 'publication-approved', subject)
  if (status === 'ARCHIVED' || status === 'DELETED') await deps.outbox.publish(trx, 'publication-closed', subject)
  else if (before.isLive && !isLive) await deps.outbox.publish(trx, 'publication-hidden', subject)
  announceChange(trx, deps, after)
  return after
}
