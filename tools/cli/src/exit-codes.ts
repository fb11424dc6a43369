/** What the shell that called gets; `sild help` lists them. */
export const exitCodes = {
  done: 0,
  /** Looked at and found wrong, or refused as it is. */
  refused: 1,
  usage: 2,
  notAllowed: 3,
  noAnswer: 4,
} as const
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes]
