import { expression, type Transaction } from '@sild/service-kit'
import { removeExpired } from '../actions/remove-expired.ts'
import { type AccountsDeps, handle } from '../deps.ts'
import { User } from '../models/user.ts'

/** No job is tried for longer. */
const GIVEN_UP_AFTER = '1 hour'

export const removeExpiredSessionsJob = handle('remove-expired-sessions', async ({ deps }) => {
  await removeExpired(deps.database.knex)
  await deps.database.transaction((trx) => addErasures(trx, deps))
})

/** Enqueues the erasure job again for users after its last retry has failed. */
async function addErasures(trx: Transaction, { outbox }: Pick<AccountsDeps, 'outbox'>): Promise<void> {
  const left = await User.query(trx)
    .where('deletedAt', '<', expression`now() - ${GIVEN_UP_AFTER}::interval`)
    .select('userGuid')
  for (const { userGuid } of left) await outbox.add(trx, 'erase-user', { userGuid })
}
