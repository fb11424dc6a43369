import type { Reply } from '@sild/contract/schemas'
import type { FilesDeps } from '../deps.ts'
import type { DataExport } from '../models/data-export.ts'
import { writeExportLink } from '../rules/export-link.ts'

export type Reader = Pick<Reply<'getUserContacts'>['users'][number], 'email' | 'locale'>

export async function mailDataExport(
  { links, mailer, publicUrl }: Pick<FilesDeps, 'links' | 'mailer' | 'publicUrl'>,
  { email: to, locale }: Reader,
  made: DataExport,
): Promise<void> {
  const { expiresAt, exportGuid, userGuid } = made
  if (!expiresAt) return
  // Rendering weighs a quarter of a second at load, and only the worker renders.
  const { writeDataLetter } = await import('./write-data-letter.ts')
  const letter = await writeDataLetter(locale, { link: writeExportLink(links, made), expiresAt }, publicUrl)
  await mailer.send({ kind: 'service', effectKey: `data export ${exportGuid}`, to, userGuid, locale, ...letter })
}
