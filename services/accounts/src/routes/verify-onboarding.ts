import { verifyOnboarding } from '../actions/verify-onboarding.ts'
import { serve } from '../deps.ts'

export const verifyOnboardingRoute = serve('verifyOnboarding', ({ body, deps, transaction, requestId }) =>
  transaction((trx) => verifyOnboarding(trx, deps, body.verificationToken, requestId)),
)
