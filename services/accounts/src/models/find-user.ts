import { AppError, type Connection } from '@sild/service-kit'
import { User } from './user.ts'

/** The signed-in user. @throws unauthenticated when they do not exist any more */
export async function findUser(connection: Connection, userGuid: string): Promise<User> {
  const user = await User.query(connection).findById(userGuid).whereNull('deletedAt')
  if (!user) throw new AppError('unauthenticated')
  return user
}
