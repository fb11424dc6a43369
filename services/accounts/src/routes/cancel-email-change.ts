import { AppError } from '@sild/service-kit'
import { lockPendingMove } from '../actions/make-address-moves.ts'
import { stopAddressMove } from '../actions/stop-email-change.ts'
import { serve } from '../deps.ts'
import { findPendingMove } from '../models/address-move.ts'

/** Stops what a colleague has begun. */
export const cancelEmailChangeRoute = serve('cancelEmailChange', ({ actor, params, requestId, transaction }) =>
  transaction(async (trx) => {
    const open = await findPendingMove(trx, params.userGuid)
    const held = open && (await lockPendingMove(trx, open.addressMoveGuid))
    if (!held) throw new AppError('email-change-over')
    await stopAddressMove(trx, held, { by: actor.userGuid, requestId })
    return params
  }),
)
