import type { Mail } from './mailer.ts'

/** What all mails to our own mailboxes have in common. */
export const toStaff = (to: string) =>
  ({ kind: 'service', to, userGuid: null, locale: 'en' }) as const satisfies Partial<Mail>
