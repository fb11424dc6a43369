import type { MailPreview } from '@sild/letter'
import { writeHeadLetter } from './mails/head-letter.ts'

export const mailPreviews: readonly MailPreview[] = [
  {
    name: 'head',
    locales: ['en'],
    write: (_locale, publicUrl) =>
      writeHeadLetter({ day: '2026-11-27', position: 1204, hash: Buffer.alloc(32, 'sild') }, publicUrl),
  },
]
