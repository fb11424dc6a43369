import type { SendMailOptions } from 'nodemailer'
import type { MailsDeps } from './deps.ts'
import type { Mail } from './models/mail.ts'
import { signAddress } from './rules/signed-address.ts'
import type { Contents } from './sealed-mail.ts'

type Deps = Pick<MailsDeps, 'addressKey' | 'from' | 'inbound'>

/** The message for the mail server. A repeated delivery has the same Message-ID. */
export function messageOf(
  { addressKey, from, inbound }: Deps,
  { mailGuid, replyKind }: Mail,
  { attachments = [], html, locale, replyTo, subject, text, to, unsubscribeUrl }: Contents,
): SendMailOptions {
  const ours = (purpose: 'reply' | 'bounce') => inbound && signAddress(addressKey, inbound.host, { mailGuid, purpose })
  return {
    from,
    to,
    // A bounce goes to this address, which identifies the mail.
    envelope: { from: ours('bounce') ?? addressIn(from), to },
    replyTo: replyTo ?? ((replyKind && ours('reply')) || undefined),
    subject,
    text,
    html,
    attachments: attachments.map(({ base64, fileName, type }) => ({
      filename: fileName,
      content: Buffer.from(base64, 'base64'),
      contentType: type,
    })),
    messageId: `<${mailGuid}@${addressIn(from).split('@')[1]}>`,
    headers: {
      'Content-Language': locale,
      'Auto-Submitted': 'auto-generated',
      // A complaint contains the mail, but not always its envelope.
      ...(inbound && { 'X-Sild-Return': ours('bounce') ?? '' }),
      ...(unsubscribeUrl && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  }
}

/** `Sild <no-reply@sild.test>` and `no-reply@sild.test` are the same address. */
const addressIn = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from
