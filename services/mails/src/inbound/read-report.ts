import type { Attachment } from 'postal-mime'
import { parseMail } from './parse-mail.ts'

/** What another mail server, or a reader's provider, tells of one of our mails. */
export type Report =
  | { readonly kind: 'bounce'; readonly status: string; readonly reason: string }
  | { readonly kind: 'complaint'; readonly reason: string }

type Fields = ReadonlyMap<string, string>

/** A delivery report (RFC 3464) that something failed, or a complaint (RFC 5965); null for all else that comes back. */
export async function readReport(source: Buffer): Promise<Report | null> {
  const { attachments = [] } = (await parseMail(source)) ?? {}
  const partsOf = (type: string) => attachments.filter(({ mimeType }) => mimeType === type).flatMap(blocksOf)
  const [feedback] = partsOf('message/feedback-report')
  if (feedback) return { kind: 'complaint', reason: feedback.get('feedback-type') ?? 'abuse' }
  // The first block is about the whole mail, each other about a recipient; we write to one at a time.
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
