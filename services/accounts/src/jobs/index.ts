import { answerSuspensionAppealJob } from './answer-suspension-appeal.ts'
import { countSignUpsJob } from './count-sign-ups.ts'
import { endViewingsJob } from './end-viewings.ts'
import { eraseUserJob } from './erase-user.ts'
import { recategoriseSubscribersJob } from './recategorise-subscribers.ts'
import { removeExpiredSessionsJob } from './remove-expired-sessions.ts'
import { sendActivationMailJob } from './send-activation-mail.ts'
import { sendAddressMailJob } from './send-address-mail.ts'
import { sendAddressNoticeJob } from './send-address-notice.ts'
import { sendAlreadyRegisteredMailJob } from './send-already-registered-mail.ts'
import { sendOnboardingMailJob } from './send-onboarding-mail.ts'
import { sendPasswordChangedMailJob } from './send-password-changed-mail.ts'
import { sendRecoveryMailJob } from './send-recovery-mail.ts'
import { sendNewsletterMailJob } from './send-newsletter-mail.ts'
import { sendRestorationMailJob } from './send-restoration-mail.ts'
import { sendSuspensionMailJob } from './send-suspension-mail.ts'
import { sendUnsubscribeMailJob } from './send-unsubscribe-mail.ts'

export const jobs = [
  sendActivationMailJob,
  sendAlreadyRegisteredMailJob,
  sendOnboardingMailJob,
  sendRecoveryMailJob,
  sendAddressMailJob,
  sendAddressNoticeJob,
  sendUnsubscribeMailJob,
  sendNewsletterMailJob,
  sendPasswordChangedMailJob,
  sendSuspensionMailJob,
  sendRestorationMailJob,
  answerSuspensionAppealJob,
  eraseUserJob,
  endViewingsJob,
  recategoriseSubscribersJob,
  removeExpiredSessionsJob,
  countSignUpsJob,
]
