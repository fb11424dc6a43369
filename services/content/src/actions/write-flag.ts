import type { FlagKey } from '@sild/contract/content/flags'
import type { Reply } from '@sild/contract/schemas'
import { lock, type SignedInActor, type Transaction } from '@sild/service-kit'
import { fn } from 'objection'
import type { ContentDeps } from '../deps.ts'
import { Flag, initialFlag } from '../models/flag.ts'

type FlagVersion = Reply<'changeFlag'>
type HeldFlag = Pick<Flag, 'flagKey' | 'isOn' | 'share' | 'version'>

/** Locks a flag for this transaction. An unchanged flag has no row, so an advisory lock is used. */
export async function lockFlag(trx: Transaction, flagKey: FlagKey): Promise<HeldFlag> {
  await lock(trx, `flag ${flagKey}`)
  return (await Flag.query(trx).findById(flagKey)) ?? initialFlag(flagKey)
}

/** Writes the next version and invalidates cached pages. A member gets the flag with their next session. */
export async function writeFlag(
  trx: Transaction,
  { live }: Pick<ContentDeps, 'live'>,
  staff: SignedInActor,
  { flagKey, isOn, share, version }: HeldFlag,
): Promise<FlagVersion> {
  const next = { flagKey, isOn, share, version: version + 1 }
  await Flag.query(trx)
    .insert({ ...next, changedByUserGuid: staff.userGuid, changedAt: fn.now() })
    .onConflict('flagKey')
    .merge()
  live.publish(trx, { to: { pages: ['listFlags'] }, type: 'pages-outdated', payload: {} })
  return versionOf(next)
}

export const versionOf = ({ flagKey, version }: HeldFlag): FlagVersion => ({ key: flagKey, version })
