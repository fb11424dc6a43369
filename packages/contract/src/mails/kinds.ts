/**
 * Purpose of a mail. `access`: just requested by the user, to get into their account. `service`: about money or their
 * account, always sent. `news`: only while the user is subscribed.
 */
const mailKinds = ['access', 'service', 'news'] as const
/** Why mails no longer go to an address: no such mailbox, one that took none for days, or a reader who complained. */
export const suppressions = ['hard', 'soft', 'complaint'] as const
export type Suppression = (typeof suppressions)[number]
export type MailKind = (typeof mailKinds)[number]
