import { verifyOnboarding } from '../actions/verify-onboarding.ts'
import { serve } from '../deps.ts'

export const verifyOnboardingRoute = serve('verifyOnboarding', ({ body, transaction, requestId }) =>
  transaction((trx) => verifyOnboarding(trx, body.verificationToken, requestId)),
)
