import type { ServiceConfig } from '@sild/service-kit'
import nodemailer, { type SendMailOptions } from 'nodemailer'

export interface MailTransport {
  /** Resolves when the mail server has taken it. @throws what `classify` reads */
  sendMail(mail: SendMailOptions): Promise<unknown>
}

/** One connection a mail: none is held while there is nothing to say. */
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
