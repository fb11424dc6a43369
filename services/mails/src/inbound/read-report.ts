import type { Attachment } from 'postal-mime'
import { parseMail } from './parse-mail.ts'

/** A report of another mail server, or of a recipient's provider, about one of our mails. */
export type Report =
  | { readonly kind: 'bounce'; readonly status: string; readonly reason: string }
  | { readonly kind: 'complaint'; readonly reason: string }

type Fields = ReadonlyMap<string, string>

/** Reads a delivery failure (RFC 3464) or a complaint (RFC 5965); null for other mails. */
export async function readReport(source: Buffer): Promise<Report | null> {
  const { attachments = [] } = (await parseMail(source)) ?? {}
  const partsOf = (type: string) => attachments.filter(({ mimeType }) => mimeType === type).flatMap(blocksOf)
  const [feedback] = partsOf('message/feedback-report')
  if (feedback) return { kind: 'complaint', reason: feedback.get('feedback-type') ?? 'abuse' }
  // The first block is about the mail, each further one about a recipient. Our mails have one recipient.
  const failed = partsOf('message/delivery-status').find((fields) => fields.get('action')?.toLowerCase() === 'failed')
  const status = /^[245]\.\d{1,3}\.\d{1,3}/.exec(failed?.get('status') ?? '')?.[0]
  if (!failed || !status) return null
  const reason = (failed.get('diagnostic-code') ?? status).replace(/^\s*smtp\s*;\s*/i, '')
  return { kind: 'bounce', status, reason }
}

/** Fields as in the head of a mail, in blocks with an empty line between them. */
function blocksOf({ content }: Attachment): Fields[] {
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content)
  const blocks = text
    .replaceAll('\r\n', '\n')
    .replaceAll(/\n[ \t]+/g, ' ')
    .split(/\n{2,}/)
  return blocks.map(
    (block) =>
      new Map(
        block.split('\n').flatMap((line) => {
          const found = /^([\w-]+):\s*(.*)$/.exec(line)
          return found ? [[found[1]!.toLowerCase(), found[2]!.trim()] as const] : []
        }),
      ),
  )
}
