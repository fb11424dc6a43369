import type { Mail } from './mailer.ts'

/** Properties of all mails to our own mailboxes. */
export const toStaff = (to: string) =>
  ({ kind: 'service', to, userGuid: null, locale: 'en' }) as const satisfies Partial<Mail>
