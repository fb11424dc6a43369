import { expression, type Transaction } from '@sild/service-kit'
import type { AccountsDeps } from '../deps.ts'
import { User } from '../models/user.ts'

/** Longer than a job is tried. */
const GIVEN_UP_AFTER = '1 hour'

/** Has those erased whose job was given up. */
export async function addErasures(trx: Transaction, { outbox }: Pick<AccountsDeps, 'outbox'>): Promise<void> {
  const left = await User.query(trx)
    .where('deletedAt', '<', expression`now() - ${GIVEN_UP_AFTER}::interval`)
    .select('userGuid')
  for (const { userGuid } of left) await outbox.add(trx, 'erase-user', { userGuid })
}
