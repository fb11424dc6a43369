import { inspect } from 'node:util'
import { ApiError, isApiError } from '@sild/api-client'

interface PackedApiError {
  readonly apiError: Pick<ApiError, 'code' | 'status' | 'message' | 'fields' | 'values' | 'problems'> & {
    readonly requestId: string | undefined
    readonly retryAfterSeconds: number | undefined
    readonly isOffline: boolean
  }
}

/** An error as it can be copied into another thread: pages decide by what an API error says. */
export function packError(thrown: unknown): Error | PackedApiError {
  if (!isApiError(thrown)) return plainError(thrown)
  const { code, fields, isOffline, message, problems, requestId, retryAfterSeconds, status, values } = thrown
  return { apiError: { code, status, message, fields, values, problems, requestId, retryAfterSeconds, isOffline } }
}

const isPacked = (packed: unknown): packed is PackedApiError =>
  typeof packed === 'object' && packed !== null && 'apiError' in packed

export function unpackError(packed: unknown): unknown {
  if (!isPacked(packed)) return packed
  const { code, ...details } = packed.apiError
  return new ApiError(code, details)
}

/** For the log: any thrown value as an error with a message and a stack. */
export function plainError(thrown: unknown): Error {
  if (!(thrown instanceof Error)) return new Error(`Not an error was thrown: ${inspect(thrown)}`)
  const plain = new Error(isApiError(thrown) ? `The API answered ${thrown.code}` : thrown.message)
  plain.stack = thrown.stack
  if (thrown.cause !== undefined) plain.cause = plainError(thrown.cause)
  return plain
}
