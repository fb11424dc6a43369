import { activateAccountRoute } from './activate-account.ts'
import { closeSessionRoute } from './close-session.ts'
import { getUserContactsRoute } from './get-user-contacts.ts'
import { getUserRoute } from './get-user.ts'
import { openSessionRoute } from './open-session.ts'
import { registerUserRoute } from './register-user.ts'
import { resendVerificationRoute } from './resend-verification.ts'
import { rotateSessionRoute } from './rotate-session.ts'
import { updateUserRoute } from './update-user.ts'

export const routes = [
  // guest
  registerUserRoute,
  activateAccountRoute,
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
