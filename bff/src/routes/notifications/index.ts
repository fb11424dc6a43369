import { type ApiRoute, forward } from '../route.ts'

export const notificationsRoutes: readonly ApiRoute[] = [
  // member
  forward('listNotifications'),
  forward('markNotificationRead'),
  forward('markNotificationsRead'),
]
