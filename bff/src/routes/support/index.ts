import { type ApiRoute, forward } from '../route.ts'

export const supportRoutes: readonly ApiRoute[] = [
  // guest
  forward('sendContactForm'),
  forward('registerForWebinar'),
  // member
  forward('sendFeedback'),
]
