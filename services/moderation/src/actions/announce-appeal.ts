import type { Transaction } from '@sild/service-kit'
import type { ModerationDeps } from '../deps.ts'

/** Publishes to the open browsers of moderators that an appeal has changed. */
export const announceAppeal = (trx: Transaction, { live }: Pick<ModerationDeps, 'live'>, appealGuid: string): void =>
  live.publish(trx, { to: { role: 'moderator' }, type: 'appeals-changed', payload: { appealGuid } })
