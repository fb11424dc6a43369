import { type ApiRoute, forward } from '../route.ts'

export const accountsRoutes: readonly ApiRoute[] = [
  // guest
  forward('registerUser'),
  forward('activateAccount'),
  forward('registerEmail'),
  forward('verifyEmail'),
  forward('verifyOnboarding'),
  forward('requestRecovery'),
  forward('resetPassword'),
  // member
  forward('getUser'),
  forward('updateUser'),
  forward('resendVerification'),
]
