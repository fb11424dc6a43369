import type { ErrorBody, Input, Locale, Reply } from '@sild/contract'
import type { Endpoint } from '@sild/contract/operation'
import type { NameOf } from '@sild/contract/operations'
import { operationUrl, type UrlInput } from '@sild/contract/operation-url'
import { ApiError } from './api-error.ts'

export interface ApiRequest extends RequestInit {
  transport?: CallOptions['transport']
}

export interface ApiClientOptions {
  fetch: (url: string, init: ApiRequest) => Promise<Response>
  /** Empty in the browser: the page's own origin. */
  baseUrl: string
  token: () => string | null
  locale: () => Locale
  /** Gets a new token after the server refused the old one. True: the call is repeated with it, once. */
  onUnauthorised?: () => Promise<boolean>
  /** Hears of every call that fails, before who called does. */
  onFailure?: (error: ApiError) => void
}

export interface CallOptions {
  signal?: AbortSignal
  /** Makes a repeated write take effect once: one key for each thing the user wants done, the same for each attempt. */
  idempotencyKey?: string
  /** Lets the call outlive the page. */
  keepalive?: boolean
  /** Replaces `fetch`, for uploads that report their progress. */
  transport?: (url: string, init: RequestInit) => Promise<Response>
}
/** What a caller gives an operation: `params`, `query` and `body`, each only where the operation has it. */
export type InputOf<Called extends Endpoint> = object & Input<NameOf<Called>>
export type ReplyOf<Called extends Endpoint> = Reply<NameOf<Called>>

export interface ApiClient {
  /** @throws ApiError, or what `signal` was aborted with */
  call<Called extends Endpoint>(operation: Called, input: InputOf<Called> & CallOptions): Promise<ReplyOf<Called>>
}

interface Request extends UrlInput, CallOptions {
  body?: unknown
}

export function createApiClient({
  fetch,
  baseUrl,
  token,
  locale,
  onFailure,
  onUnauthorised,
}: ApiClientOptions): ApiClient {
  const send = async (
    operation: Endpoint,
    { body, idempotencyKey, keepalive, signal, transport, ...input }: Request,
  ): Promise<unknown> => {
    const currentToken = token()
    const headers = {
      'x-language': locale(),
      ...(currentToken && { token: currentToken }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    }
    const url = baseUrl + operationUrl(operation, input)
    let response: Response
    try {
      response = await fetch(url, {
        method: operation.method,
        headers,
        body: body === undefined ? undefined : JSON.stringify(body),
        keepalive,
        signal,
        transport,
      })
    } catch (cause) {
      if (signal?.aborted) throw signal.reason
      throw new ApiError('unavailable', { status: 0, isOffline: true, cause })
    }
    return readReply(response)
  }

  return {
    async call(operation, input) {
      const request: Request = input
      try {
        return (await send(operation, request)) as never // As the operation replies.
      } catch (error) {
        if (error instanceof ApiError) onFailure?.(error)
        const mayRepeat = error instanceof ApiError && error.code === 'unauthenticated'
        if (!mayRepeat || !(await onUnauthorised?.())) throw error
        return (await send(operation, request)) as never // As above.
      }
    },
  }
}

async function readReply(response: Response): Promise<unknown> {
  const { status, headers } = response
  const fileName = headers.get('x-file-name')
  if (response.ok && fileName) return { fileName, href: URL.createObjectURL(await response.blob()) }
  // A proxy in between may answer with a page of its own, or the connection may break half-way.
  const body = (await response.json().catch(() => null)) as (Partial<ErrorBody> & { result?: unknown }) | null // The envelope of every answer.
  if (response.ok && body) return body.result
  const retryAfterSeconds = Number(headers.get('retry-after')) || undefined
  const error = body?.error
  throw error
    ? new ApiError(error.code, { ...error, status, retryAfterSeconds })
    : new ApiError('unavailable', { status, retryAfterSeconds })
}
