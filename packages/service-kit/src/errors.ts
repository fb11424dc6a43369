import { type ErrorCode, errorKinds, statusOfCode } from '@sild/contract/errors'
import type { FieldProblem } from '@sild/contract/field-errors'

export interface AppErrorDetails {
  /** Problems by dotted path of the input. */
  fields?: Record<string, FieldProblem>
  /** Values of the message's placeholders; seen by the user. */
  values?: Record<string, string | number>
  retryAfterSeconds?: number
  /** Problems of a release, one a line, in English: for its developers. */
  problems?: readonly string[]
  /** Only for the log. */
  cause?: unknown
}

/** The only error that callers receive unchanged. All others become `internal`. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly fields: AppErrorDetails['fields']
  readonly values: AppErrorDetails['values']
  readonly retryAfterSeconds: number | undefined
  readonly problems: AppErrorDetails['problems']

  constructor(code: ErrorCode, details: AppErrorDetails = {}) {
    super(code, { cause: details.cause })
    this.code = code
    this.fields = details.fields
    this.values = details.values
    this.problems = details.problems
    this.retryAfterSeconds = details.retryAfterSeconds ?? (errorKinds[code] === 'unavailable' ? 1 : undefined)
  }

  get status(): number {
    return statusOfCode(this.code)
  }
}

/** Rejects input for a reason that only the service can check; pages show it next to the field. */
export const invalidField = (path: string, problem: FieldProblem): AppError =>
  new AppError('invalid', { fields: { [path]: problem } })

/** Thrown by a job that no retry can help. */
export class PermanentError extends Error {
  override readonly name = 'PermanentError'
}
