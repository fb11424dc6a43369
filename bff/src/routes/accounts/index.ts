import { type ApiRoute, forward } from '../route.ts'

export const accountsRoutes: readonly ApiRoute[] = [
  // public
  forward('unsubscribeInOneClick'),
  // guest
  forward('registerUser'),
  forward('activateAccount'),
  forward('registerEmail'),
  forward('verifyEmail'),
  forward('verifyOnboarding'),
  forward('requestRecovery'),
  forward('resetPassword'),
  forward('unsubscribe'),
  // member
  forward('getUser'),
  forward('updateUser'),
  forward('changeEmail'),
  forward('saveTips'),
  forward('deleteUser'),
  forward('resendVerification'),
  forward('listSessions'),
  forward('endSession'),
  forward('endOtherSessions'),
  forward('getSecondFactor'),
  forward('beginSecondFactor'),
  forward('confirmSecondFactor'),
  forward('endSecondFactor'),
  forward('getMailingConfiguration'),
  forward('updateMailingConfiguration'),
  forward('listDocuments'),
  forward('getReferral'),
  // support
  forward('startEmailChange'),
]
