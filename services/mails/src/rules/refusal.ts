/** A delivery error as nodemailer throws it. */
export interface DeliveryProblem {
  readonly command?: string | undefined
  readonly responseCode?: number | undefined
  readonly response?: string | undefined
}
/**
 * `server`: our own mail server is unreachable or refuses us, for every mail. `hard`: there is no such mailbox.
 * `soft`: the mailbox takes no mails now. `content`: the mailbox refuses this mail.
 */
export type Refusal = 'server' | 'hard' | 'soft' | 'content'

/** Commands about one mail. An error of an earlier command concerns all mails. */
const commandsOfMail: ReadonlySet<string | undefined> = new Set(['RCPT TO', 'DATA'])
/** RFC 3463: addressing, and mailboxes that are disabled. Full mailboxes (5.2.2) and size limits are temporary. */
const noSuchMailbox = /^5\.(?:1\.[0-36]|1\.10|2\.1)$/
const passes = /^(?:4\.|5\.2\.[2-4]$)/
const enhancedCode = /\b([245]\.\d{1,3}\.\d{1,3})\b/

export function classify({ command, response = '', responseCode }: DeliveryProblem): Refusal {
  if (responseCode === undefined || responseCode === 421 || !commandsOfMail.has(command)) return 'server'
  const refusal = refusalOfStatus(enhancedCode.exec(response)?.[1])
  if (refusal) return refusal
  if (responseCode < 500 || responseCode === 552) return 'soft'
  const isUnknown = command === 'RCPT TO' && [550, 551, 553].includes(responseCode)
  return isUnknown ? 'hard' : 'content'
}

/** Classifies a status of RFC 3463, also of delivery reports; null if it is unknown. */
export function refusalOfStatus(status: string | undefined): Exclude<Refusal, 'server'> | null {
  if (status === undefined || status.startsWith('2')) return null
  if (noSuchMailbox.test(status)) return 'hard'
  return passes.test(status) ? 'soft' : 'content'
}
