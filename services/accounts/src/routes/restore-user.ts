import { AppError } from '@sild/service-kit'
import { endSuspension } from '../actions/end-suspension.ts'
import { lockUserForStaff } from '../actions/lock-user-for-staff.ts'
import { serve } from '../deps.ts'
import { openSuspension } from '../models/suspension.ts'

/** Lets a user in again and mails them. */
export const restoreUserRoute = serve('restoreUser', ({ actor, body, deps, params, requestId, transaction }) =>
  transaction(async (trx) => {
    await lockUserForStaff(trx, actor, params.userGuid)
    const suspension = await openSuspension(trx, params.userGuid)
    if (!suspension) throw new AppError('user-not-suspended')
    await endSuspension(trx, deps, { suspension, restoredByGuid: actor.userGuid, note: body.note, requestId })
    await deps.outbox.add(trx, 'send-restoration-mail', { suspensionGuid: suspension.suspensionGuid })
    return params
  }),
)
