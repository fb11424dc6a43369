import { type Locale, locales } from '@sild/contract'
import { keysOf } from '@sild/contract/keys'
import type { MailPreview } from '@sild/letter'
import { paths } from '@sild/paths'
import { mailsMessages } from './mails/messages/index.ts'
import { writeAddressCheck } from './mails/write-address-check.ts'
import { type RefusedFile, refusedFileFacts } from './mails/refused-files.ts'
import { type NoticeName, writeNotice } from './mails/write-notice.ts'

const notices = keysOf(mailsMessages.en.notices)

const refused: readonly RefusedFile[] = [
  { name: 'Plan of the shop.dwg', refusal: 'type' },
  { name: 'Photos.pdf', refusal: 'too-large' },
  { name: 'Price list 6.pdf', refusal: 'too-many' },
]
const factsOf = (notice: NoticeName, locale: Locale) =>
  notice === 'files-refused' ? refusedFileFacts(refused, 'chat-attachment', locale) : []

export const mailPreviews: readonly MailPreview[] = [
  { name: 'address-check', locales, write: writeAddressCheck },
  ...notices.map((notice): MailPreview => ({
    name: notice,
    locales,
    write: (locale, publicUrl) =>
      writeNotice(notice, { facts: factsOf(notice, locale), locale, path: paths.chats(), publicUrl }),
  })),
]
