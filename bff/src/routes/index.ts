import { getActivityCounter } from './activity/get-activity-counter.ts'
import { deliveryRoutes } from './delivery/delivery-routes.ts'
import { streamEvents } from './events/stream-events.ts'
import { uploadFile } from './files/upload-file.ts'
import { queueRoutes } from './queues/queue-routes.ts'
import { type OwnRoute, serve } from './route.ts'
import { enterViewing } from './sessions/enter-viewing.ts'
import { openAnonymousSession } from './sessions/open-anonymous-session.ts'
import { refreshSession } from './sessions/refresh-session.ts'
import { signIn } from './sessions/sign-in.ts'
import { signInByLink } from './sessions/sign-in-by-link.ts'
import { signOut } from './sessions/sign-out.ts'
import { checkStatus } from './system/check-status.ts'
import { getOpenApi } from './system/get-open-api.ts'

/** Operations that the BFF answers itself. All others under `/api/` are forwarded to their service. */
export const ownRoutes: readonly OwnRoute[] = [
  serve('openAnonymousSession', openAnonymousSession),
  serve('signIn', signIn),
  serve('signInByLink', signInByLink),
  serve('refreshSession', refreshSession),
  serve('signOut', signOut),
  serve('enterViewing', enterViewing),
  serve('getActivityCounter', getActivityCounter),
  serve('streamEvents', streamEvents),
  serve('uploadFile', uploadFile, { isMultipart: true }),
  serve('checkStatus', checkStatus),
  serve('getOpenApi', getOpenApi),
  ...queueRoutes,
  ...deliveryRoutes,
]
