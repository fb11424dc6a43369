import { AppError } from './errors.ts'

const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOENT', 'ENOTFOUND'])
/** Serialisation, deadlock, lock and statement timeouts, shutdown, start-up, too many connections, full disk. */
const passingStates = new Set([
  '40001',
  '40P01',
  '55P03',
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '25P03',
  '53100',
  '53200',
  '53300',
])
/** Text that Postgres cannot store: a NUL or a broken character. */
const refusedText = new Set(['22021', '22P05'])
const lostConnection =
  /Connection terminated|timeout expired|Client has encountered a connection error|Unable to acquire a connection|Timeout acquiring a connection|timeout exceeded when trying to connect|Cannot use a pool after calling end/

interface NodeError {
  code?: unknown
  message?: unknown
}

/** The error of Postgres, which Objection wraps. */
function nativeError(error: object): object {
  const native: unknown = Reflect.get(error, 'nativeError')
  return typeof native === 'object' && native !== null ? native : error
}

/** Converts temporary errors to `unavailable`; returns all others unchanged. */
export function databaseError(error: unknown): unknown {
  if (error instanceof AppError || typeof error !== 'object' || error === null) return error
  const { code, message } = nativeError(error) as NodeError // The properties are checked below.
  if (typeof code === 'string') {
    if (code.startsWith('08') || passingStates.has(code) || networkCodes.has(code))
      return new AppError('unavailable', { cause: error })
    if (refusedText.has(code)) return new AppError('malformed-request', { cause: error })
  }
  if (typeof message === 'string' && lostConnection.test(message)) return new AppError('unavailable', { cause: error })
  return error
}

export function uniqueViolation(error: unknown, constraint?: string): boolean {
  if (typeof error !== 'object' || error === null) return false
  // The properties are checked below.
  const { code, constraint: violated } = nativeError(error) as { code?: unknown; constraint?: unknown }
  return code === '23505' && (constraint === undefined || violated === constraint)
}
