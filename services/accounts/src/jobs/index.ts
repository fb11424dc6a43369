import { answerSuspensionAppeal } from './answer-suspension-appeal.ts'
import { countSignUpsJob } from './count-sign-ups.ts'
import { endViewingsJob } from './end-viewings.ts'
import { eraseUser } from './erase-user.ts'
import { recategoriseSubscribersJob } from './recategorise-subscribers.ts'
import { removeExpiredSessions } from './remove-expired-sessions.ts'
import { sendActivationMail } from './send-activation-mail.ts'
import { sendAddressMail } from './send-address-mail.ts'
import { sendAddressNotice } from './send-address-notice.ts'
import { sendAlreadyRegisteredMail } from './send-already-registered-mail.ts'
import { sendOnboardingMail } from './send-onboarding-mail.ts'
import { sendPasswordChangedMail } from './send-password-changed-mail.ts'
import { sendRecoveryMail } from './send-recovery-mail.ts'
import { sendNewsletterMail } from './send-newsletter-mail.ts'
import { sendRestorationMail } from './send-restoration-mail.ts'
import { sendSuspensionMail } from './send-suspension-mail.ts'
import { sendUnsubscribeMail } from './send-unsubscribe-mail.ts'

export const jobs = [
  sendActivationMail,
  sendAlreadyRegisteredMail,
  sendOnboardingMail,
  sendRecoveryMail,
  sendAddressMail,
  sendAddressNotice,
  sendUnsubscribeMail,
  sendNewsletterMail,
  sendPasswordChangedMail,
  sendSuspensionMail,
  sendRestorationMail,
  answerSuspensionAppeal,
  eraseUser,
  endViewingsJob,
  recategoriseSubscribersJob,
  removeExpiredSessions,
  countSignUpsJob,
]
