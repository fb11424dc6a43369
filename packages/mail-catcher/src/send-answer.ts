import nodemailer from 'nodemailer'
import type { CaughtMail } from './caught-mail.ts'

/** Answers a mail as its reader would, quote and all. Resolves to what the mail server said. */
export async function sendAnswer(answersUrl: string, mail: CaughtMail, text: string): Promise<string> {
  const { date, from, messageId, replyTo, subject, to } = mail
  const transport = nodemailer.createTransport({ url: answersUrl, ignoreTLS: true })
  const quoted = mail.text.split('\n').map((line) => `> ${line}`)
  try {
    const { response } = await transport.sendMail({
      from: to[0],
      to: replyTo ?? from,
      subject: `Re: ${subject}`,
      inReplyTo: messageId,
      references: messageId,
      text: [text, '', `On ${new Date(date).toUTCString()} ${from} wrote:`, ...quoted].join('\n'),
    })
    return response
  } catch (error) {
    return (error as Error).message // Only errors are thrown.
  } finally {
    transport.close()
  }
}
