import type { ErrorBody, ErrorCode, FieldError } from '@sild/contract'

export interface ApiErrorDetails extends Partial<Omit<ErrorBody['error'], 'code'>> {
  status: number
  retryAfterSeconds?: number
  isOffline?: boolean
  cause?: unknown
}

/** A call that did not succeed. Decide by `code`; `message` is in the reader's language, empty when no server was reached. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ErrorCode
  /** 0 when there was no answer. */
  readonly status: number
  /** Validation errors by dotted path of the input. */
  readonly fields: Readonly<Record<string, FieldError>>
  readonly values: Readonly<Record<string, string | number>>
  /** Problems of a release, one per line. */
  readonly problems: readonly string[]
  readonly requestId: string | undefined
  readonly retryAfterSeconds: number | undefined
  /** No answer at all: the network, not the server. */
  readonly isOffline: boolean

  constructor(
    code: ErrorCode,
    {
      message = '',
      status,
      fields = {},
      values = {},
      problems = [],
      requestId,
      retryAfterSeconds,
      isOffline = false,
      cause,
    }: ApiErrorDetails,
  ) {
    super(message, { cause })
    this.code = code
    this.status = status
    this.fields = fields
    this.values = values
    this.problems = problems
    this.requestId = requestId
    this.retryAfterSeconds = retryAfterSeconds
    this.isOffline = isOffline
  }
}

/** Compares by name, because the BFF and the shell's release that it renders with each have a class of their own. */
export const isApiError = (error: unknown): error is ApiError => error instanceof Error && error.name === 'ApiError'
