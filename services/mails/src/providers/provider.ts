import type { Report } from '../inbound/read-report.ts'

/** An event of the provider about one of our mails. */
export interface MailEvent {
  /** The Message-ID of our mail. */
  readonly messageId: string
  readonly recipient: string
  /** Null for events without effect. */
  readonly report: Report | null
}

/** A delivery provider that reports bounces and complaints by a webhook. */
export interface MailProvider {
  /** The name in the path of its webhook. */
  readonly name: string
  /** @throws SignatureError if the provider did not sign it, or if it is old */
  readEvent(body: Buffer, now: Date): MailEvent
}

export class SignatureError extends Error {}
