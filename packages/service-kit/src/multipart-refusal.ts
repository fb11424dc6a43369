import type { ErrorCode } from '@sild/contract/errors'
import { AppError } from './errors.ts'

/** `ENOSPC` and other system errors are ours; any other error of a body is the client's. */
const systemError = /^E[A-Z]+$/

/** The error for a multipart body that broke off, by the code of the parser. */
export function multipartRefusal(error: unknown, tooLarge: ErrorCode): unknown {
  if (error instanceof AppError) return error
  const { code } = error as { code?: string } // An error of the parser or of the system has a code; others may not.
  if (code === 'FST_INVALID_MULTIPART_CONTENT_TYPE') return new AppError('unsupported-content-type', { cause: error })
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new AppError(tooLarge, { cause: error })
  return systemError.test(code ?? '') ? error : new AppError('malformed-request', { cause: error })
}
