import { type DestinationStream, type Logger as PinoLogger, pino } from 'pino'

export type Logger = PinoLogger

const secrets = ['token', 'cookie', 'authorization', 'password', 'email', 'refreshToken', 'binderToken', 'body']
const redactedPaths = secrets.flatMap((name) => [name, `*.${name}`])

/** JSON lines on stdout. Names that carry secrets or personal data are cut out wherever they stand. */
export function createLogger(name: string, level: string, destination?: DestinationStream): Logger {
  const options = {
    name,
    level,
    base: { name },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: redactedPaths, censor: '[redacted]' },
  }
  return destination ? pino(options, destination) : pino(options)
}
