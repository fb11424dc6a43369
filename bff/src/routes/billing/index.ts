import { type ApiRoute, forward } from '../route.ts'

export const billingRoutes: readonly ApiRoute[] = [
  // guest
  forward('listPlans'),
  // company
  forward('getActiveSubscription'),
]
