import { isApiError } from '@sild/api-client'
import type { StaticHandlerContext } from 'react-router'
import type { SerialisedError } from '../document/snapshot.ts'
import { failureOf, statusOfFailure, switchedOffCode } from '../pages/failure.ts'

/** Sends only the fields that the error page shows to the browser; the details stay in the log. */
export function serialiseErrors(errors: StaticHandlerContext['errors']): Record<string, SerialisedError> | null {
  if (!errors) return null
  return Object.fromEntries(
    Object.entries(errors).map(([routeId, error]) => {
      const failure = failureOf(error)
      return [
        routeId,
        {
          status: statusOfFailure(failure),
          code: isApiError(error) ? error.code : failure.kind === 'switched-off' ? switchedOffCode : null,
          message: isApiError(error) ? error.message : '',
          requestId: isApiError(error) ? (error.requestId ?? null) : null,
        },
      ]
    }),
  )
}
