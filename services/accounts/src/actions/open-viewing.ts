import type { ParsedInput } from '@sild/contract'
import { AppError, expression, type SignedInActor, type Transaction } from '@sild/service-kit'
import { openSuspension } from '../models/suspension.ts'
import { User } from '../models/user.ts'
import { Viewing } from '../models/viewing.ts'

/** A support agent who needs longer opens another impersonation, with a reason. */
const MINUTES = 15

type Opened = ParsedInput<'openViewing'>['params'] & ParsedInput<'openViewing'>['body']

/**
 * Lets a support agent impersonate a member for `MINUTES`.
 * @throws user-not-found, user-suspended, viewing-not-allowed
 */
export async function openViewing(
  trx: Transaction,
  { sessionGuid, userGuid: viewedByGuid }: SignedInActor,
  { ground, userGuid }: Opened,
): Promise<Viewing> {
  const user = await User.query(trx).findById(userGuid).whereNull('deletedAt')
  if (!user) throw new AppError('user-not-found')
  // Users with roles cannot be impersonated: a support agent would gain their rights.
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
