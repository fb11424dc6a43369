import { verifyEmail } from '../actions/verify-email.ts'
import { serve } from '../deps.ts'
import { MailedToken } from '../models/mailed-token.ts'
import { User } from '../models/user.ts'

/** Confirms the address and gives a token for the first password, until it is chosen. */
export const verifyOnboardingRoute = serve(
  'verifyOnboarding',
  ({ body: { verificationToken }, deps, transaction, requestId }) =>
    transaction(async (trx) => {
      const { userGuid } = await MailedToken.findUnused(trx, verificationToken, 'onboarding')
      await verifyEmail(trx, deps, verificationToken, requestId)
      const { email } = await User.query(trx).findById(userGuid).throwIfNotFound()
      return { passwordToken: await MailedToken.issue(trx, userGuid, 'password'), email }
    }),
)
