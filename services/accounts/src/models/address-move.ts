import type { MoveOutcome } from '@sild/contract/accounts/schemas'
import { constants } from '@sild/contract'
import { type Connection, expression, modelOf, type Transaction } from '@sild/service-kit'

/** A change of address that the staff began for a user. It is made once the new address has confirmed it and its time has come. */
export class AddressMove extends modelOf('addressMoves', 'addressMoveGuid') {
  declare addressMoveGuid: string
  declare userGuid: string
  declare formerEmail: string
  declare email: string
  declare startedByGuid: string
  declare startedAt: Date
  declare dueAt: Date
  declare confirmedAt: Date | null
  declare endedAt: Date | null
  declare outcome: MoveOutcome | null
  /** Null if the former address stopped it. */
  declare stoppedByGuid: string | null

  static async begin(
    trx: Transaction,
    move: Pick<AddressMove, 'userGuid' | 'formerEmail' | 'email' | 'startedByGuid'>,
  ): Promise<AddressMove> {
    const dueAt = expression`now() + make_interval(secs => ${constants.accessChangeWaitMs / 1000})`
    return AddressMove.query(trx)
      .insert({ ...move, dueAt })
      .returning('*')
  }
}

/** The move of a user that is neither made nor stopped; there is one at most. */
export const findPendingMove = async (connection: Connection, userGuid: string): Promise<AddressMove | undefined> =>
  AddressMove.query(connection).findOne({ userGuid }).whereNull('endedAt')

export async function endAddressMove(
  trx: Transaction,
  addressMoveGuid: string,
  outcome: MoveOutcome,
  stoppedByGuid: string | null = null,
): Promise<void> {
  await AddressMove.query(trx)
    .findById(addressMoveGuid)
    .whereNull('endedAt')
    .patch({ endedAt: expression`now()`, outcome, stoppedByGuid })
}
