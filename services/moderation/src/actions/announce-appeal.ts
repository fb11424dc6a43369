import type { Transaction } from '@sild/service-kit'
import type { ModerationDeps } from '../deps.ts'

/** Tells the open browsers of moderators that the appeals are not as they see them. */
export const announceAppeal = (trx: Transaction, { live }: Pick<ModerationDeps, 'live'>, appealGuid: string): void =>
  live.publish(trx, { to: { role: 'moderator' }, type: 'appeals-changed', payload: { appealGuid } })
