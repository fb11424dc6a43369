/**
 * What a mail is to its reader. `access`: they have just asked for it, to get into their account. `service`: they get it
 * whatever they wish, about money or their account. `news`: only as long as they want it.
 */
export const mailKinds = ['access', 'service', 'news'] as const
export type MailKind = (typeof mailKinds)[number]
