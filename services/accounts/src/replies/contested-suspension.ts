import type { Reply } from '@sild/contract/schemas'
import { AppError, type Connection } from '@sild/service-kit'
import { Suspension } from '../models/suspension.ts'
import { User } from '../models/user.ts'

/** A suspension as it is now. @throws suspension-not-found */
export async function contestedSuspension(
  connection: Connection,
  suspensionGuid: string | null,
): Promise<Reply<'getSuspension'>> {
  const suspension = suspensionGuid ? await Suspension.query(connection).findById(suspensionGuid) : undefined
  const user = suspension && (await User.query(connection).findById(suspension.userGuid).whereNull('deletedAt'))
  if (!user) throw new AppError('suspension-not-found')
  const { ground, restoredAt, statement, suspendedAt, suspendedByGuid, userGuid } = suspension
  return {
    suspensionGuid: suspension.suspensionGuid,
    userGuid,
    email: user.email,
    isStaff: user.roles.length > 0,
    ground,
    statement,
    suspendedAt: suspendedAt.toISOString(),
    suspendedByGuid,
    isOpen: restoredAt === null,
  }
}
