import type { Transaction } from '@sild/service-kit'
import type { ModerationDeps } from '../deps.ts'

/** Tells the open browsers of moderators that the queue is not as they see it. */
export const announceCase = (trx: Transaction, { live }: Pick<ModerationDeps, 'live'>, caseGuid: string): void =>
  live.publish(trx, { to: { role: 'moderator' }, type: 'moderation-queue-changed', payload: { caseGuid } })
