import { isApiError } from '@sild/api-client'
import type { StaticHandlerContext } from 'react-router'
import type { SerialisedError } from '../document/snapshot.ts'
import { failureOf, statusOfFailure } from '../pages/failure.ts'

/** Only what the error page shows goes to the browser; what happened stays in the log. */
export function serialiseErrors(errors: StaticHandlerContext['errors']): Record<string, SerialisedError> | null {
  if (!errors) return null
  return Object.fromEntries(
    Object.entries(errors).map(([routeId, error]) => [
      routeId,
      {
        status: statusOfFailure(failureOf(error)),
        code: isApiError(error) ? error.code : null,
        message: isApiError(error) ? error.message : '',
        requestId: isApiError(error) ? (error.requestId ?? null) : null,
      },
    ]),
  )
}
