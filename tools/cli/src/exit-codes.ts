/** Exit codes; `sild help` lists them. */
export const exitCodes = {
  done: 0,
  /** The check found problems, or the portal refused the call. */
  refused: 1,
  usage: 2,
  notAllowed: 3,
  noAnswer: 4,
} as const
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes]
