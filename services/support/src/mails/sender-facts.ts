import type { Locale } from '@sild/contract'

const languages: Record<Locale, string> = { en: 'English', et: 'Estonian', fr: 'French' }

/** Lines of a mail to support: the sender and their language. */
export const senderFacts = ({ locale, userGuid }: { locale: Locale; userGuid: string | null }): string[] => [
  `Language: ${languages[locale]}`,
  userGuid ? `Signed in as user ${userGuid}` : 'Not signed in',
]
