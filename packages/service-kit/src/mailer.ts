import { createHash } from 'node:crypto'
import nodemailer from 'nodemailer'
import type { Database } from './database.ts'

export interface Mail {
  /** Names this mail for ever: sent once per key, `${userGuid} activation ${tokenGuid}`. */
  readonly effectKey: string
  readonly to: string
  /** Where an answer goes, if not to us. */
  readonly replyTo?: string
  /** Where a mail program that offers to unsubscribe sends its POST (RFC 8058). Only for news: a user who deletes their account is told anyway. */
  readonly unsubscribeUrl?: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly attachments?: readonly { readonly fileName: string; readonly bytes: Buffer; readonly type: string }[]
  /** Language of the texts, for screen readers and filters. */
  readonly locale: string
}

export interface Mailer {
  /** Sends a mail unless one with its effect key went out before. For jobs: a failure is an error, and the job's retry. */
  send(mail: Mail): Promise<void>
  close(): void
}

/**
 * A crash between the mail server's answer and our note of it sends the mail a second time: the alternative would be
 * to lose it. Both copies then carry the same Message-ID.
 */
export function createMailer({
  smtpUrl,
  from,
  database,
}: {
  smtpUrl: string
  from: string
  database: Database
}): Mailer {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    connectionTimeout: 3000,
    greetingTimeout: 3000,
    socketTimeout: 10_000,
  })
  return {
    async send({ attachments = [], effectKey, to, replyTo, unsubscribeUrl, subject, text, html, locale }) {
      const key = `mail ${effectKey}`
      if (await database.knex('effects').where({ key }).first('key')) return
      const messageId = `<${createHash('sha256').update(key).digest('hex').slice(0, 32)}@sild>`
      await transport.sendMail({
        from,
        to,
        replyTo,
        subject,
        text,
        html,
        attachments: attachments.map(({ bytes, fileName, type }) => ({
          filename: fileName,
          content: bytes,
          contentType: type,
        })),
        messageId,
        headers: {
          'Content-Language': locale,
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribeUrl && {
            'List-Unsubscribe': `<${unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      })
      await database.knex('effects').insert({ key }).onConflict('key').ignore()
    },
    close: () => transport.close(),
  }
}
