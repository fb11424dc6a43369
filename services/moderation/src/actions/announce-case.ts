import type { Transaction } from '@sild/service-kit'
import type { ModerationDeps } from '../deps.ts'

/** Publishes to the open browsers of moderators that the queue has changed. */
export const announceCase = (trx: Transaction, { live }: Pick<ModerationDeps, 'live'>, caseGuid: string): void =>
  live.publish(trx, { to: { role: 'moderator' }, type: 'moderation-queue-changed', payload: { caseGuid } })
