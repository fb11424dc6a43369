import { AppError, type SignedInActor, type Transaction } from '@sild/service-kit'
import { User } from '../models/user.ts'
import { mayBeModeratedBy } from '../rules/may-be-moderated-by.ts'

/**
 * Locks the user for a decision by staff. The user cannot sign in until the transaction ends.
 * @throws user-not-found, conflict-of-interest
 */
export async function lockUserForStaff(trx: Transaction, staff: SignedInActor, userGuid: string): Promise<User> {
  const user = await User.query(trx).findById(userGuid).whereNull('deletedAt').forUpdate()
  if (!user) throw new AppError('user-not-found')
  if (!mayBeModeratedBy(staff, user)) throw new AppError('conflict-of-interest')
  return user
}
