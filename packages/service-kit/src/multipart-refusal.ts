import type { ErrorCode } from '@sild/contract/errors'
import { AppError } from './errors.ts'

/** `ENOSPC` and its like are our trouble; whatever else ends a body is the client's. */
const systemError = /^E[A-Z]+$/

/** What a caller is told of a multipart body that broke off, by the code of the parser's own refusals. */
export function multipartRefusal(error: unknown, tooLarge: ErrorCode): unknown {
  if (error instanceof AppError) return error
  const { code } = error as { code?: string } // Of the parser, of the system, or of neither.
  if (code === 'FST_INVALID_MULTIPART_CONTENT_TYPE') return new AppError('unsupported-content-type', { cause: error })
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new AppError(tooLarge, { cause: error })
  return systemError.test(code ?? '') ? error : new AppError('malformed-request', { cause: error })
}
