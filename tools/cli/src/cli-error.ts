import { type ExitCode, exitCodes } from './exit-codes.ts'

interface CliErrorDetails {
  exitCode?: ExitCode
  /** The solution. */
  wayOut?: string
  /** The problems, one a line. */
  problems?: readonly string[]
}

/** For the person at the terminal. */
export class CliError extends Error {
  override readonly name = 'CliError'
  readonly exitCode: ExitCode
  readonly wayOut: string | undefined
  readonly problems: readonly string[]

  constructor(message: string, { exitCode = exitCodes.refused, problems = [], wayOut }: CliErrorDetails = {}) {
    super(message)
    this.exitCode = exitCode
    this.wayOut = wayOut
    this.problems = problems
  }
}

export const usageError = (message: string, wayOut: string): CliError =>
  new CliError(message, { exitCode: exitCodes.usage, wayOut })
