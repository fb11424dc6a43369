import EmailReplyParser from 'email-reply-parser'

/** What programs write in Estonian, however they fold it, and the English that the parser knows. */
const inEnglish: readonly (readonly [RegExp, string])[] = [
  [
    /^Kuupäev [^\n]{1,200}(?:\n[^\n]{1,200})?? kirjutas [^\n]{1,200}(?:\n[^\n]{1,200})??:$/gmu,
    'On Tue, Nov 24, 2026, Sild <sild@sild.test> wrote:',
  ],
  [/^[^\n]{1,200} kirjutas \d[^\n]{1,60}:$/gmu, 'On Tue, Nov 24, 2026, Sild <sild@sild.test> wrote:'],
  [/^Saadetud minu [^\n]{1,40}$/gmu, 'Sent from my iPhone'],
]
const LONGEST_TEXT = 20_000

/** What somebody wrote above the mail that they answer, without its quote and without their signature. */
export function replyText(text: string): string {
  // The parser slows with the square of a line; what is longer than all of this is too long for any answer.
  const lines = text.slice(0, LONGEST_TEXT).replaceAll('\r\n', '\n')
  const known = inEnglish.reduce((all, [pattern, english]) => all.replaceAll(pattern, english), lines)
  return new EmailReplyParser().read(known).getVisibleText().trim()
}
