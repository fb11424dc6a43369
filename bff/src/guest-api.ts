import { ApiError } from '@sild/api-client'
import { guestActor } from '@sild/contract/actor'
import { locales, type Locale } from '@sild/contract/enums'
import type { ErrorBody } from '@sild/contract/errors'
import { recordOf } from '@sild/contract/keys'
import { AppError } from '@sild/service-kit/errors'
import type { UpstreamResponse, Upstreams } from '@sild/service-kit/calls/upstream'
import type { OperationApi } from '@sild/portal/rendering/page-api'

// One object for each locale, so that its signature is computed once and not with every call.
const guests = recordOf(locales, guestActor)

/** Calls the services directly as an anonymous guest, for pages that the server renders. */
export function createGuestApi(
  upstreams: Upstreams,
  { locale, signal }: { locale: Locale; signal: AbortSignal },
): OperationApi {
  return {
    async call(operation, input) {
      // Input of any operation; the caller's types are narrower.
      const { body, params, query } = input as {
        body?: unknown
        params?: Record<string, unknown>
        query?: Record<string, unknown>
      }
      const request = {
        operation,
        params,
        query,
        actor: guests[locale],
        signal,
        body: body === undefined ? undefined : JSON.stringify(body),
      }
      return readReply(await upstreams.request(request).catch(refuse))
    },
  }
}

function readReply({ bytes, status }: UpstreamResponse): string {
  const text = bytes.toString()
  if (status < 400) return text
  const { error } = JSON.parse(text) as ErrorBody // Errors of services have this type.
  throw new ApiError(error.code, { ...error, status })
}

function refuse(error: unknown): never {
  throw error instanceof AppError
    ? new ApiError(error.code, { status: error.status, retryAfterSeconds: error.retryAfterSeconds, cause: error })
    : error
}
