import type { SuspensionGround } from '@sild/contract/accounts/staff-schemas'
import { type Connection, modelOf } from '@sild/service-kit'

/** Why a user may not sign in, and who ended that. */
export class Suspension extends modelOf('suspensions', 'suspensionGuid') {
  declare suspensionGuid: string
  declare userGuid: string
  declare ground: SuspensionGround
  declare statement: string
  declare suspendedAt: Date
  declare suspendedByGuid: string
  declare restoredAt: Date | null
  declare restoredByGuid: string | null
  declare note: string | null
}

/** The suspension that holds now; there is one at most. */
export const openSuspension = async (connection: Connection, userGuid: string): Promise<Suspension | undefined> =>
  Suspension.query(connection).findOne({ userGuid }).whereNull('restoredAt')
