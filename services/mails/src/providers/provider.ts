import type { Report } from '../inbound/read-report.ts'

/** What a provider tells of a mail of ours. */
export interface MailEvent {
  /** Of the mail, as it went out. */
  readonly messageId: string
  readonly recipient: string
  /** Null for what does not matter. */
  readonly report: Report | null
}

/** Who delivers our mails, where we do not wait for what comes back by mail. */
export interface MailProvider {
  /** As it stands in the address of its webhook. */
  readonly name: string
  /** @throws SignatureError when it does not come from them, or is old */
  readEvent(body: Buffer, now: Date): MailEvent
}

export class SignatureError extends Error {}
