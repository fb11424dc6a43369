import PostalMime, { type Email } from 'postal-mime'
import { replyText } from './reply-text.ts'
import { isAutomatic } from '../rules/automatic.ts'

export interface InboundAttachment {
  readonly name: string
  readonly mimeType: string
  readonly bytes: Buffer
}
/** What somebody has answered. */
export interface Inbound {
  /** Of the From, in small letters. */
  readonly from: string
  /** What they wrote themselves; empty where there is nothing. */
  readonly text: string
  readonly attachments: readonly InboundAttachment[]
  /** Whether a machine wrote it. */
  readonly isAutomatic: boolean
}

export async function readInbound(source: Buffer): Promise<Inbound> {
  const parsed = await PostalMime.parse(source)
  return {
    from: parsed.from?.address?.toLowerCase() ?? '',
    text: replyText(parsed.text ?? ''),
    attachments: attachmentsOf(parsed),
    isAutomatic: isAutomatic(new Map(parsed.headers.map(({ key, value }) => [key, value.toLowerCase()]))),
  }
}

/** Without the pictures of a signature, which the HTML shows and nobody has attached. */
const attachmentsOf = ({ attachments }: Email): InboundAttachment[] =>
  attachments
    .filter(({ related }) => !related)
    .map(({ content, filename, mimeType }, index) => ({
      name: filename ?? `attachment-${index + 1}`,
      mimeType,
      bytes: typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as Uint8Array),
    }))
