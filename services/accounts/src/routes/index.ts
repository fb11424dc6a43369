import { openViewingRoute } from './open-viewing.ts'
import { endViewingRoute } from './end-viewing.ts'
import { getViewingRoute } from './get-viewing.ts'
import { listViewingsRoute } from './list-viewings.ts'
import { exportAccountsDataRoute } from './export-accounts-data.ts'
import { getUserAccountRoute } from './get-user-account.ts'
import { restoreUserRoute } from './restore-user.ts'
import { searchUsersRoute } from './search-users.ts'
import { suspendUserRoute } from './suspend-user.ts'
import { openMailingRoute } from './open-mailing.ts'
import { activateAccountRoute } from './activate-account.ts'
import { beginSecondFactorRoute } from './begin-second-factor.ts'
import { changeEmailRoute } from './change-email.ts'
import { closeSessionRoute } from './close-session.ts'
import { confirmSecondFactorRoute } from './confirm-second-factor.ts'
import { deleteUserRoute } from './delete-user.ts'
import { endOtherSessionsRoute } from './end-other-sessions.ts'
import { endSecondFactorRoute } from './end-second-factor.ts'
import { endSessionRoute } from './end-session.ts'
import { getMailingConfigurationRoute } from './get-mailing-configuration.ts'
import { getReferralRoute } from './get-referral.ts'
import { getRetentionFiguresRoute } from './get-retention-figures.ts'
import { getSignUpFiguresRoute } from './get-sign-up-figures.ts'
import { getSecondFactorRoute } from './get-second-factor.ts'
import { findSuspendedUsersRoute } from './find-suspended-users.ts'
import { findUserByEmailRoute } from './find-user-by-email.ts'
import { getUserContactsRoute } from './get-user-contacts.ts'
import { getSuspensionRoute } from './get-suspension.ts'
import { readSuspensionLinkRoute } from './read-suspension-link.ts'
import { getUserRoute } from './get-user.ts'
import { listDocumentsRoute } from './list-documents.ts'
import { listEndedSessionsRoute } from './list-ended-sessions.ts'
import { listSessionsRoute } from './list-sessions.ts'
import { openSessionRoute } from './open-session.ts'
import { registerEmailRoute } from './register-email.ts'
import { registerUserRoute } from './register-user.ts'
import { requestRecoveryRoute } from './request-recovery.ts'
import { resendVerificationRoute } from './resend-verification.ts'
import { resetPasswordRoute } from './reset-password.ts'
import { rotateSessionRoute } from './rotate-session.ts'
import { saveTipsRoute } from './save-tips.ts'
import { startEmailChangeRoute } from './start-email-change.ts'
import { unsubscribeInOneClickRoute } from './unsubscribe-in-one-click.ts'
import { unsubscribeRoute } from './unsubscribe.ts'
import { updateMailingConfigurationRoute } from './update-mailing-configuration.ts'
import { updateUserRoute } from './update-user.ts'
import { verifyEmailRoute } from './verify-email.ts'
import { verifyOnboardingRoute } from './verify-onboarding.ts'
import { confirmNewsletterRoute } from './confirm-newsletter.ts'
import { endNewsletterRoute } from './end-newsletter.ts'
import { listDigestReadersRoute } from './list-digest-readers.ts'
import { openDigestRoute } from './open-digest.ts'
import { subscribeToNewsletterRoute } from './subscribe-to-newsletter.ts'

export const routes = [
  subscribeToNewsletterRoute,
  confirmNewsletterRoute,
  endNewsletterRoute,
  listDigestReadersRoute,
  openDigestRoute,
  // public
  unsubscribeInOneClickRoute,
  // guest
  registerUserRoute,
  activateAccountRoute,
  registerEmailRoute,
  verifyEmailRoute,
  verifyOnboardingRoute,
  requestRecoveryRoute,
  resetPasswordRoute,
  unsubscribeRoute,
  // member
  resendVerificationRoute,
  getUserRoute,
  updateUserRoute,
  changeEmailRoute,
  saveTipsRoute,
  deleteUserRoute,
  listSessionsRoute,
  endSessionRoute,
  endOtherSessionsRoute,
  beginSecondFactorRoute,
  confirmSecondFactorRoute,
  endSecondFactorRoute,
  getSecondFactorRoute,
  getMailingConfigurationRoute,
  updateMailingConfigurationRoute,
  listDocumentsRoute,
  getReferralRoute,
  listViewingsRoute,
  // support
  startEmailChangeRoute,
  // admin
  getSignUpFiguresRoute,
  getRetentionFiguresRoute,
  searchUsersRoute,
  getUserAccountRoute,
  suspendUserRoute,
  restoreUserRoute,
  openViewingRoute,
  endViewingRoute,
  // system
  openSessionRoute,
  rotateSessionRoute,
  closeSessionRoute,
  listEndedSessionsRoute,
  getViewingRoute,
  findUserByEmailRoute,
  findSuspendedUsersRoute,
  getSuspensionRoute,
  readSuspensionLinkRoute,
  getUserContactsRoute,
  openMailingRoute,
  exportAccountsDataRoute,
]
