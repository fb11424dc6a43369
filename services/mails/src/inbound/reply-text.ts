import EmailReplyParser from 'email-reply-parser'
import { cutHeaderBlock, normalizeAttributions } from './quotes.ts'

/** Signatures that phones and Outlook add, in languages that the parser does not know. */
const deviceSignature =
  /^(?:Saadetud (?:minu|mu) |Lähetetty |Отправлено (?:с|из) |Nosūtīts no |Išsiųsta iš |Von meinem |Hankige |Hanki |Скачать |Получить |Iegūstiet |Gaukite )[^\n:]{0,60}(?:iPhone|iPad|Android|Galaxy|Samsung|Outlook|Gmail|Mail\b|nutitelefon|puhelimes|смартфон|tālruņ|telefon)[^\n:]{0,60}(?:<\S{1,200}>)?$/u
const LONGEST_TEXT = 20_000

/** The sender's own text, without the quoted mail and without their signature. */
export function replyText(text: string): string {
  // The parser takes quadratic time per line. Longer texts exceed the limit of every kind of answer anyway.
  const lines = text.slice(0, LONGEST_TEXT).replaceAll('\r\n', '\n').split('\n')
  const known = normalizeAttributions(cutHeaderBlock(lines)).map((line) =>
    deviceSignature.test(line.trim()) ? 'Sent from my iPhone' : line,
  )
  return new EmailReplyParser().read(known.join('\n')).getVisibleText().trim()
}
