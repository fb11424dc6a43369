import { locales } from '@sild/contract'
import type { MailPreview } from '@sild/letter'
import { paths } from '@sild/paths'
import { mailsMessages } from './mails/messages/index.ts'
import { writeAddressCheck } from './mails/write-address-check.ts'
import { type NoticeName, writeNotice } from './mails/write-notice.ts'

const notices = Object.keys(mailsMessages.en.notices) as NoticeName[]

export const mailPreviews: readonly MailPreview[] = [
  { name: 'address-check', locales, write: writeAddressCheck },
  ...notices.map((notice): MailPreview => ({
    name: notice,
    locales,
    write: (locale, publicUrl) => writeNotice(notice, { locale, path: paths.chats(), publicUrl }),
  })),
]
