import type { ParsedInput } from '@sild/contract'
import { AppError, expression, type Transaction } from '@sild/service-kit'
import { User } from '../models/user.ts'

type Change = Omit<ParsedInput<'updateUser'>['body'], 'oldPassword' | 'password'>

/** Changes what users say about themselves. Each is replaced whole, so the last one who writes it is right. */
export async function updateUser(
  trx: Transaction,
  userGuid: string,
  { locale, userType, tips }: Change,
): Promise<User> {
  const user = await User.query(trx)
    .findById(userGuid)
    .patch({ locale, userType, tips, version: expression`version + 1` })
    .returning('*')
    .first()
  if (!user) throw new AppError('unauthenticated')
  return user
}
