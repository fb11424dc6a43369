import type { MailKind, Suppression } from '@sild/contract/mails/kinds'

/**
 * Which mails still go to a suppressed address. `hard` (no such mailbox) gets only mails that the user requests on the
 * screen: the mailbox may exist again, and without it they cannot sign in. `soft` (full for days) and `complaint` get
 * no news.
 */
const received: Readonly<Record<Suppression, readonly MailKind[]>> = {
  hard: ['access'],
  soft: ['access', 'service'],
  complaint: ['access', 'service'],
}

export const mayReceive = (kind: MailKind, suppression: Suppression | null): boolean =>
  suppression === null || received[suppression].includes(kind)
