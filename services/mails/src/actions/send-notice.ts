import type { FilePlace } from '@sild/contract/files/kinds'
import type { MailsDeps } from '../deps.ts'
import { type RefusedFile, refusedFileFacts } from '../mails/refused-files.ts'
import type { NoticeName } from '../mails/write-notice.ts'
import type { Reader } from './find-reader.ts'

export type { NoticeName }

interface Notice {
  notice: NoticeName
  /** The owner of the account. Notices go only to them, even if another sender wrote the answer. */
  reader: Reader
  inboundMailGuid: string
  /** The page of the chat or ticket that they answered. */
  path: string
  /** The files that the notice lists. */
  refusedFiles?: { place: FilePlace; files: readonly RefusedFile[] }
}

export async function sendNotice(
  { mailer, publicUrl }: Pick<MailsDeps, 'mailer' | 'publicUrl'>,
  { inboundMailGuid, notice, path, reader: { email: to, guid: userGuid, locale }, refusedFiles }: Notice,
): Promise<void> {
  // Loading the renderer takes 250 ms, and only the worker renders.
  const { writeNotice } = await import('../mails/write-notice.ts')
  const facts = refusedFiles ? refusedFileFacts(refusedFiles.files, refusedFiles.place, locale) : []
  const letter = await writeNotice(notice, { facts, locale, path, publicUrl })
  await mailer.send({ kind: 'service', effectKey: `answer ${inboundMailGuid}`, to, userGuid, locale, ...letter })
}
