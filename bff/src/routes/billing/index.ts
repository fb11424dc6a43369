import { type ApiRoute, forward } from '../route.ts'

export const billingRoutes: readonly ApiRoute[] = [
  // guest
  forward('listPlans'),
  // member
  forward('listPromoCodes'),
  // company
  forward('applyPromoCode'),
  forward('getActiveSubscription'),
]
