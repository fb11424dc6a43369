/**
 * What a mail is to its reader. `access`: they have just asked for it, to get into their account. `service`: they get it
 * whatever they wish, about money or their account. `news`: only as long as they want it.
 */
const mailKinds = ['access', 'service', 'news'] as const
/** Why mails no longer go to an address: no such mailbox, one that took none for days, or a reader who complained. */
export const suppressions = ['hard', 'soft', 'complaint'] as const
export type Suppression = (typeof suppressions)[number]
export type MailKind = (typeof mailKinds)[number]
