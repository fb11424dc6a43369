import { accountsRoutes } from './accounts/index.ts'
import { activityRoutes } from './activity/index.ts'
import { billingRoutes } from './billing/index.ts'
import { chatRoutes } from './chat/index.ts'
import { companiesRoutes } from './companies/index.ts'
import { contentRoutes } from './content/index.ts'
import { deliveryRoutes } from './delivery/index.ts'
import { eventsRoutes } from './events/index.ts'
import { filesRoutes } from './files/index.ts'
import { moderationRoutes } from './moderation/index.ts'
import { notificationsRoutes } from './notifications/index.ts'
import { publicationsRoutes } from './publications/index.ts'
import { searchRoutes } from './search/index.ts'
import { sessionsRoutes } from './sessions/index.ts'
import { supportRoutes } from './support/index.ts'
import { systemRoutes } from './system/index.ts'
import type { ApiRoute } from './route.ts'

/** Everything under `/api/`. */
export const apiRoutes: readonly ApiRoute[] = [
  ...sessionsRoutes,
  ...accountsRoutes,
  ...companiesRoutes,
  ...publicationsRoutes,
  ...searchRoutes,
  ...chatRoutes,
  ...billingRoutes,
  ...supportRoutes,
  ...notificationsRoutes,
  ...moderationRoutes,
  ...contentRoutes,
  ...activityRoutes,
  ...eventsRoutes,
  ...filesRoutes,
  ...deliveryRoutes,
  ...systemRoutes,
]
