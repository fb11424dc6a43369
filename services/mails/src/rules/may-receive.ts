import type { MailKind, Suppression } from '@sild/contract/mails/kinds'

/**
 * Which mails still go to an address that gave mails back. A mailbox that is not there gets only what somebody asks for at the
 * screen, because it may be there again and is their way in; one that was full for days, or whose reader called us a nuisance,
 * gets no news.
 */
const received: Readonly<Record<Suppression, readonly MailKind[]>> = {
  hard: ['access'],
  soft: ['access', 'service'],
  complaint: ['access', 'service'],
}

export const mayReceive = (kind: MailKind, suppression: Suppression | null): boolean =>
  suppression === null || received[suppression].includes(kind)
