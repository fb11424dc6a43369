import { activateAccountRoute } from './activate-account.ts'
import { closeSessionRoute } from './close-session.ts'
import { getUserContactsRoute } from './get-user-contacts.ts'
import { getUserRoute } from './get-user.ts'
import { openSessionRoute } from './open-session.ts'
import { registerEmailRoute } from './register-email.ts'
import { registerUserRoute } from './register-user.ts'
import { requestRecoveryRoute } from './request-recovery.ts'
import { resendVerificationRoute } from './resend-verification.ts'
import { resetPasswordRoute } from './reset-password.ts'
import { rotateSessionRoute } from './rotate-session.ts'
import { updateUserRoute } from './update-user.ts'
import { verifyEmailRoute } from './verify-email.ts'
import { verifyOnboardingRoute } from './verify-onboarding.ts'

export const routes = [
  // guest
  registerUserRoute,
  activateAccountRoute,
  registerEmailRoute,
  verifyEmailRoute,
  verifyOnboardingRoute,
  requestRecoveryRoute,
  resetPasswordRoute,
  // member
  resendVerificationRoute,
  getUserRoute,
  updateUserRoute,
  // system
  openSessionRoute,
  rotateSessionRoute,
  closeSessionRoute,
  getUserContactsRoute,
]
