import { lock, modelOf, shareLock, type Transaction } from '@sild/service-kit'

class ErasedUser extends modelOf('erasedUsers', 'userGuid') {
  declare userGuid: string
}

const lockOf = (userGuid: string): string => `erased ${userGuid}`

/** Marks a user as erased. A transaction that starts a chat with the user has committed before, or sees the mark. */
export async function markErased(trx: Transaction, userGuid: string): Promise<void> {
  await lock(trx, lockOf(userGuid))
  await ErasedUser.query(trx).insert({ userGuid }).onConflict('userGuid').ignore()
}

/** Whether one of them is erased; if not, none will be before the transaction ends. */
export async function isOneErased(trx: Transaction, userGuids: readonly string[]): Promise<boolean> {
  for (const userGuid of userGuids) await shareLock(trx, lockOf(userGuid))
  return (await ErasedUser.query(trx).findByIds([...userGuids])).length > 0
}
