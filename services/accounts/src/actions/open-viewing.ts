import type { ParsedInput } from '@sild/contract'
import { AppError, expression, type SignedInActor, type Transaction } from '@sild/service-kit'
import { openSuspension } from '../models/suspension.ts'
import { User } from '../models/user.ts'
import { Viewing } from '../models/viewing.ts'

/** Whoever needs longer says again why. */
const MINUTES = 15

type Opened = ParsedInput<'openViewing'>['params'] & ParsedInput<'openViewing'>['body']

/** Lets one of the staff look with a member's eyes for a while. @throws user-not-found, user-suspended, viewing-not-allowed */
export async function openViewing(
  trx: Transaction,
  { sessionGuid, userGuid: viewedByGuid }: SignedInActor,
  { ground, userGuid }: Opened,
): Promise<Viewing> {
  const user = await User.query(trx).findById(userGuid).whereNull('deletedAt')
  if (!user) throw new AppError('user-not-found')
  // Whoever works here has rights that others would borrow with their eyes.
  if (user.roles.length > 0) throw new AppError('viewing-not-allowed')
  if (await openSuspension(trx, userGuid)) throw new AppError('user-suspended')
  if (!sessionGuid) throw new AppError('unauthenticated')
  return Viewing.query(trx)
    .insert({
      userGuid,
      viewedByGuid,
      sessionGuid,
      ground,
      endsAt: expression`now() + make_interval(mins => ${MINUTES})`,
    })
    .returning('*')
}
