import { errorsOfAll, statusOfKind } from './error-kinds.ts'
import type { FieldErrorCode } from './field-codes.ts'
import { merge, type Merged } from './merge.ts'

/** Every code that an answer may carry, with its kind. */
export const errorKinds = { ...errorsOfAll, ...merge('errors') }
export type ErrorCode = keyof typeof errorsOfAll | keyof Merged<'errors'>

export const statusOfCode = (code: ErrorCode): number => statusOfKind[errorKinds[code]]

export interface FieldError {
  /** A key of the field texts: `field.<code>` in `messages/<locale>.json`. */
  code: FieldErrorCode
  message: string
  values?: Record<string, string | number>
}
/**
 * The body of every answer that is not a success. `fields` maps a dotted path of the input to what is wrong there; `problems`
 * lists the problems of a release by line, for its developers.
 */
export interface ErrorBody {
  error: {
    code: ErrorCode
    message: string
    requestId: string
    fields?: Record<string, FieldError>
    values?: Record<string, string | number>
    problems?: readonly string[]
  }
}
