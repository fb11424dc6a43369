import { type ApiRoute, serve } from '../route.ts'
import { checkStatus } from './check-status.ts'
import { getOpenApi } from './get-open-api.ts'

export const systemRoutes: readonly ApiRoute[] = [
  // public
  serve('checkStatus', checkStatus),
  serve('getOpenApi', getOpenApi),
]
