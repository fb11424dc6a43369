import type { Email } from 'postal-mime'
import { fileKindNames, fileKinds } from '@sild/contract/files/kinds'
import { parseMail } from './parse-mail.ts'
import { replyText } from './reply-text.ts'
import { textOfHtml } from './text-of-html.ts'
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

/** Null where it cannot be read. */
export async function readInbound(source: Buffer): Promise<Inbound | null> {
  const parsed = await parseMail(source)
  if (!parsed) return null
  return {
    from: parsed.from?.address?.toLowerCase() ?? '',
    text: replyText(parsed.text ?? textOfHtml(parsed.html ?? '')),
    attachments: attachmentsOf(parsed),
    isAutomatic: isAutomatic(headersOf(parsed)),
  }
}

/** Some headers come several times, `Return-Path` and `Delivered-To` among them: all their values count. */
function headersOf({ headers, subject = '' }: Email): Map<string, string> {
  const byName = Map.groupBy(headers, ({ key }) => key)
  const values = new Map(
    [...byName].map(([name, all]) => [name, all.map(({ value }) => value.toLowerCase()).join('\n')]),
  )
  // Decoded, which the plain header is not.
  return values.set('subject', subject.toLowerCase())
}

/** What programs add to a mail to show that nobody has changed it. */
const signatures: ReadonlySet<string> = new Set([
  'application/pkcs7-signature',
  'application/x-pkcs7-signature',
  'application/pgp-signature',
])

/** Without the pictures of a signature, which the HTML shows and nobody has attached. */
const attachmentsOf = ({ attachments }: Email): InboundAttachment[] =>
  attachments
    .filter(({ mimeType, related }) => !related && !signatures.has(mimeType))
    .map(({ content, filename, mimeType }, index) => ({
      name: filename || `attachment-${index + 1}${extensionOf(mimeType)}`,
      mimeType,
      // An ArrayBuffer is taken, too; the overloads take no union.
      bytes: typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as Uint8Array),
    }))

/** Of a file that came without a name, as pictures do that somebody pastes. */
function extensionOf(mimeType: string): string {
  const kind = fileKindNames.find((name) => fileKinds[name].mimeType === mimeType)
  return kind ? `.${fileKinds[kind].extension}` : ''
}
