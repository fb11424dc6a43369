import type { ErrorBody, ErrorCode } from '@sild/contract/errors'
import type { Locale } from '@sild/contract/enums'
import { AppError } from './errors.ts'
import { databaseError } from './database-errors.ts'
import { errorText, localisedFields } from './texts.ts'

/** Fastify's own refusals, by its error code. */
const fastifyCodes: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-content-type',
}

/** Any thrown thing as the error a caller may see. */
export function appErrorFrom(thrown: unknown): AppError {
  const error = databaseError(thrown)
  if (error instanceof AppError) return error
  const { code, statusCode } = (error ?? {}) as { code?: string; statusCode?: number } // Both are Fastify's.
  const known = code ? fastifyCodes[code] : undefined
  if (known) return new AppError(known, { cause: error })
  if (code?.startsWith('FST_') && statusCode && statusCode < 500)
    return new AppError('malformed-request', { cause: error })
  return new AppError('internal', { cause: error })
}

export function errorBody(error: AppError, locale: Locale, requestId: string): ErrorBody {
  const { code, fields, problems, values } = error
  const message = errorText(locale, code, values)
  return {
    error: {
      code,
      message,
      requestId,
      ...(fields && { fields: localisedFields(locale, fields) }),
      ...(values && { values }),
      ...(problems && { problems }),
    },
  }
}
