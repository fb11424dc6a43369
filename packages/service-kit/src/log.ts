import { currentCall } from './call-context.ts'
import { type DestinationStream, type Logger as PinoLogger, pino } from 'pino'

export type Logger = PinoLogger

const secrets = ['token', 'cookie', 'authorization', 'password', 'email', 'refreshToken', 'binderToken', 'body']
const redactedPaths = secrets.flatMap((name) => [name, `*.${name}`])

/** Postgres repeats the values of a row in `detail`: they must not get into a log. */
function describeError(error: Error): object {
  // Postgres adds fields that the types of pino lack.
  const { detail: _detail, where: _where, ...described } = pino.stdSerializers.err(error) as Record<string, unknown>
  return described
}

/** JSON lines on stdout. Fields that may carry secrets or personal data are redacted at any depth. */
export function createLogger(name: string, level: string, destination?: DestinationStream): Logger {
  const options = {
    name,
    level,
    base: { name },
    timestamp: pino.stdTimeFunctions.isoTime,
    // Adds the id of the current request or job to every line.
    mixin: () => ({ requestId: currentCall()?.requestId }),
    serializers: { err: describeError },
    redact: { paths: redactedPaths, censor: '[redacted]' },
  }
  return destination ? pino(options, destination) : pino(options)
}
