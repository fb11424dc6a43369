import { AppError, uniqueViolation } from '@sild/service-kit'
import { endSessions } from '../actions/end-sessions.ts'
import { lockUserForStaff } from '../actions/lock-user-for-staff.ts'
import { serve } from '../deps.ts'
import { audit } from '../models/audit-event.ts'
import { Suspension } from '../models/suspension.ts'

/** Signs a user out everywhere, blocks their sign-in, and mails them the reasons. */
export const suspendUserRoute = serve('suspendUser', ({ actor, body, deps, params, requestId, transaction }) =>
  transaction(async (trx) => {
    const { outbox } = deps
    const { userGuid } = params
    const { ground, statement } = body
    await lockUserForStaff(trx, actor, userGuid)
    try {
      const { suspensionGuid } = await Suspension.query(trx)
        .insert({ userGuid, ground, statement, suspendedByGuid: actor.userGuid })
        .returning('suspensionGuid')
      await endSessions(trx, { userGuid, revocation: 'user-suspended' })
      await outbox.add(trx, 'send-suspension-mail', { suspensionGuid })
      await outbox.publish(trx, 'user-standing-changed', { userGuid })
      await audit(trx, { event: 'user-suspended', userGuid, requestId })
    } catch (error) {
      throw uniqueViolation(error, 'suspensions_open_once') ? new AppError('user-suspended') : error
    }
    return params
  }),
)
