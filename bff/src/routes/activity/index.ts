import { type ApiRoute, serve } from '../route.ts'
import { getActivityCounter } from './get-activity-counter.ts'

export const activityRoutes: readonly ApiRoute[] = [
  // member
  serve('getActivityCounter', getActivityCounter),
]
