import { locales } from '@sild/contract'
import type { MailPreview } from '@sild/letter'
import { writeDataLetter } from './mails/write-data-letter.ts'

const exported = { link: '019a9000-0000-7000-8000-000000000001.signature', expiresAt: new Date('2026-12-01T10:00:00Z') }

export const mailPreviews: readonly MailPreview[] = [
  { name: 'data-export', locales, write: (locale, publicUrl) => writeDataLetter(locale, exported, publicUrl) },
]
