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
/** An answer by mail. */
export interface Inbound {
  /** The address of the From header, in lower case. */
  readonly from: string
  /** The sender's own text, without the quote; may be empty. */
  readonly text: string
  readonly attachments: readonly InboundAttachment[]
  /** Whether a program wrote it. */
  readonly isAutomatic: boolean
}

/** Null if the mail cannot be parsed. */
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

/** Headers such as `Return-Path` and `Delivered-To` may occur several times: all values are joined. */
function headersOf({ headers, subject = '' }: Email): Map<string, string> {
  const byName = Map.groupBy(headers, ({ key }) => key)
  const values = new Map(
    [...byName].map(([name, all]) => [name, all.map(({ value }) => value.toLowerCase()).join('\n')]),
  )
  // The parser decodes the subject; the raw header is encoded.
  return values.set('subject', subject.toLowerCase())
}

/** Signature files that mail programs attach. */
const signatures: ReadonlySet<string> = new Set([
  'application/pkcs7-signature',
  'application/x-pkcs7-signature',
  'application/pgp-signature',
])

/** Leaves out images that the HTML embeds, such as logos in signatures. */
const attachmentsOf = ({ attachments }: Email): InboundAttachment[] =>
  attachments
    .filter(({ mimeType, related }) => !related && !signatures.has(mimeType))
    .map(({ content, filename, mimeType }, index) => ({
      name: filename || `attachment-${index + 1}${extensionOf(mimeType)}`,
      mimeType,
      // `Buffer.from` accepts an ArrayBuffer too, but its overloads accept no union.
      bytes: typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as Uint8Array),
    }))

/** The extension of a file without a name, such as a pasted image. */
function extensionOf(mimeType: string): string {
  const kind = fileKindNames.find((name) => fileKinds[name].mimeType === mimeType)
  return kind ? `.${fileKinds[kind].extension}` : ''
}
