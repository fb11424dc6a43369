import { AppError } from '@sild/service-kit'
import { fn } from 'objection'
import { startSession } from '../actions/start-session.ts'
import { serve } from '../deps.ts'
import { accountSuspended } from '../errors.ts'
import { rememberDevice } from '../models/known-device.ts'
import { MailedToken } from '../models/mailed-token.ts'
import { openSuspension } from '../models/suspension.ts'
import { User } from '../models/user.ts'
import { sessionReply } from '../replies/session-reply.ts'
import { writeSuspensionToken } from '../rules/suspension-token.ts'

/** Signs in the user who has just confirmed the address. The token works once. */
export const openSessionByLinkRoute = serve(
  'openSessionByLink',
  ({ body: { token, device, ...browser }, deps, transaction, requestId }) =>
    transaction(async (trx) => {
      const { tokenHash, userGuid } = await MailedToken.findUnused(trx, token, 'sign-in')
      // A suspension at the same moment waits for this, and ends the session.
      const user = await User.query(trx).findById(userGuid).forShare()
      if (!user || user.deletedAt || user.secondFactorAt) throw new AppError('token-expired')
      const suspension = await openSuspension(trx, userGuid)
      if (suspension) throw accountSuspended(writeSuspensionToken(deps.links, suspension.suspensionGuid))
      await MailedToken.query(trx).findById(tokenHash).patch({ usedAt: fn.now() })
      if (device !== null) await rememberDevice(trx, userGuid, device)
      return sessionReply(await startSession(trx, user, browser, requestId), deps)
    }),
)
