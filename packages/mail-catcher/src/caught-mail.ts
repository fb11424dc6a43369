import PostalMime, { type Address, type Attachment } from 'postal-mime'

export interface CaughtMail {
  id: string
  messageId: string
  from: string
  /** Whom it was really sent to: the envelope, not the header. */
  to: string[]
  /** Where an answer goes; null where the mail takes no answers. */
  replyTo: string | null
  subject: string
  /** ISO, when it arrived. */
  date: string
  text: string
  html: string
  /** Every web address in it, once. */
  links: string[]
  attachments: CaughtAttachment[]
}

export interface CaughtAttachment {
  name: string
  type: string
  bytes: number
  contentId: string | null
}

export interface Envelope {
  id: string
  date: string
  to: string[]
}

const WEB_ADDRESS = /https?:\/\/[^\s"'<>)\]]+/g

export async function readMail(source: Uint8Array, { date, id, to }: Envelope): Promise<CaughtMail> {
  const parsed = await PostalMime.parse(source)
  const { html = '', text = '' } = parsed
  return {
    id,
    messageId: parsed.messageId ?? '',
    from: addressOf(parsed.from),
    to,
    replyTo: parsed.replyTo?.[0]?.address ?? null,
    subject: parsed.subject ?? '',
    date,
    text,
    html,
    links: linksIn(`${text}\n${html}`),
    attachments: parsed.attachments.map((attachment, index) => ({
      name: attachment.filename ?? `attachment ${index + 1}`,
      type: attachment.mimeType,
      bytes: bytesOf(attachment).byteLength,
      contentId: attachment.contentId?.replace(/^<|>$/g, '') ?? null,
    })),
  }
}

export async function readAttachment(source: Uint8Array, index: number): Promise<Uint8Array | undefined> {
  const { attachments } = await PostalMime.parse(source)
  const attachment = attachments[index]
  return attachment && bytesOf(attachment)
}

const bytesOf = ({ content }: Attachment): Uint8Array =>
  typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content)

function addressOf(address: Address | undefined): string {
  if (!address) return ''
  return address.name ? `${address.name} <${address.address ?? ''}>` : (address.address ?? '')
}

function linksIn(content: string): string[] {
  const found = content.match(WEB_ADDRESS) ?? []
  return [...new Set(found.map((link) => link.replaceAll('&amp;', '&').replace(/[.,;:!?]+$/, '')))]
}
