import type { Connection } from '@sild/service-kit'
import { userGone } from '../errors.ts'
import { User } from './user.ts'

/** Who is signed in. @throws unauthenticated when he does not exist any more */
export async function findUser(connection: Connection, userGuid: string): Promise<User> {
  const user = await User.query(connection).findById(userGuid).whereNull('deletedAt')
  if (!user) throw userGone()
  return user
}
