import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import type { Report } from '../inbound/read-report.ts'
import { type MailEvent, type MailProvider, SignatureError } from './provider.ts'

/** https://documentation.mailgun.com/docs/mailgun/user-manual/events/webhooks */
const webhook = z.object({
  signature: z.object({ timestamp: z.string(), token: z.string(), signature: z.string() }),
  'event-data': z.object({
    event: z.string(),
    severity: z.optional(z.string()),
    recipient: z.string(),
    message: z.object({ headers: z.object({ 'message-id': z.string() }) }),
    'delivery-status': z.optional(
      z.object({
        message: z.optional(z.string()),
        description: z.optional(z.string()),
        'enhanced-code': z.optional(z.string()),
      }),
    ),
  }),
})
type EventData = z.infer<typeof webhook>['event-data']

const OLDEST_MS = 15 * 60_000

export const mailgun = (signingKey: string): MailProvider => ({
  name: 'mailgun',
  readEvent(body, now): MailEvent {
    const parsed = webhook.safeParse(parseJson(body))
    if (!parsed.success) throw new SignatureError('It is not an event of Mailgun')
    const { 'event-data': data, signature } = parsed.data
    const expected = createHmac('sha256', signingKey)
      .update(signature.timestamp + signature.token)
      .digest()
    const given = Buffer.from(signature.signature, 'hex')
    if (given.length !== expected.length || !timingSafeEqual(given, expected))
      throw new SignatureError('It is not signed')
    const ageMs = Math.abs(now.getTime() - Number(signature.timestamp) * 1000)
    if (!(ageMs <= OLDEST_MS)) throw new SignatureError('It is too old')
    const messageId = data.message.headers['message-id']
    return { messageId, recipient: data.recipient.toLowerCase(), report: reportOf(data) }
  },
})

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return null
  }
}

function reportOf({ event, severity, 'delivery-status': delivery }: EventData): Report | null {
  if (event === 'complained') return { kind: 'complaint', reason: 'complained' }
  // Mailgun retries temporary failures itself.
  if (event !== 'failed' || severity !== 'permanent') return null
  const reason = delivery?.message || delivery?.description || ''
  return { kind: 'bounce', status: delivery?.['enhanced-code'] || '5.1.1', reason }
}
