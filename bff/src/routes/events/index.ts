import { type ApiRoute, serve } from '../route.ts'
import { streamEvents } from './stream-events.ts'

export const eventsRoutes: readonly ApiRoute[] = [
  // guest
  serve('streamEvents', streamEvents),
]
