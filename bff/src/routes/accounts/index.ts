import { type ApiRoute, forward } from '../route.ts'

export const accountsRoutes: readonly ApiRoute[] = [
  // guest
  forward('registerUser'),
  forward('activateAccount'),
  // member
  forward('getUser'),
  forward('updateUser'),
  forward('resendVerification'),
]
