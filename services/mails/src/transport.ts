import type { ServiceConfig } from '@sild/service-kit'
import nodemailer, { type SendMailOptions } from 'nodemailer'

export interface MailTransport {
  /** Resolves when the mail server has accepted the mail. @throws an error for `classify` */
  sendMail(mail: SendMailOptions): Promise<unknown>
}

/** One connection per mail, so no idle connection stays open. */
export const createTransport = ({
  mails: { dkim },
  smtpUrl,
}: Pick<ServiceConfig, 'mails' | 'smtpUrl'>): MailTransport =>
  nodemailer.createTransport({
    url: smtpUrl,
    connectionTimeout: 3000,
    greetingTimeout: 3000,
    socketTimeout: 10_000,
    ...(dkim && { dkim }),
  })
