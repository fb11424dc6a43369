import * as z from 'zod/mini'
import { replyKindNames } from '../mailed-replies.ts'
import { personalData } from '../personal-data.ts'
import {
  acknowledged,
  email,
  fileName,
  guid,
  instant,
  line,
  locale,
  programLine,
  programText,
  token,
} from '../primitives.ts'
import { isPlainLine } from '../visible-text.ts'
import { suppressions } from './kinds.ts'

const link = z.string().check(z.maxLength(1000), z.refine(isPlainLine), z.refine(URL.canParse))
const mail = {
  /** Identifies the mail: enqueued twice, it is sent once. */
  effectKey: line(1, 300),
  to: email,
  /**
   * The user it concerns: deleted with their account. Null for a mail to our own mailboxes or to a user who is being
   * erased.
   */
  userGuid: z.nullable(guid),
  /** Language of the texts, for screen readers and filters. */
  locale,
  subject: programLine(1000),
  text: programText(500_000),
  html: programText(1_000_000),
  /** Where an answer goes: to another address, or to us with a subject. Absent if answers are not read. */
  replyTo: z.optional(z.union([email, z.strictObject({ kind: z.enum(replyKindNames), subjectGuid: guid })])),
  attachments: z.optional(
    z.array(z.strictObject({ fileName, type: token(100), base64: z.string().check(z.regex(/^[A-Za-z\d+/]*={0,2}$/)) })),
  ),
}

const mailAddress = z.strictObject({
  email: z.string(),
  /** Null if mails are sent to the address. The reason is in the words of the other mail server. */
  suppressed: z.nullable(z.strictObject({ since: instant, by: z.enum(suppressions), reason: z.string() })),
})
export type MailAddress = z.infer<typeof mailAddress>

export const mailsSchemas = {
  getMailAddress: { reply: mailAddress },
  retryMailAddress: { reply: mailAddress },
  receiveMailEvent: { params: z.strictObject({ provider: token(60) }), reply: acknowledged },
  handOverMail: {
    body: z.discriminatedUnion('kind', [
      // Where a mail program that offers to unsubscribe sends its POST (RFC 8058).
      z.strictObject({ ...mail, kind: z.literal('news'), unsubscribeUrl: link }),
      z.strictObject({ ...mail, kind: z.enum(['access', 'service']), unsubscribeUrl: z.optional(link) }),
    ]),
    reply: acknowledged,
  },
  exportMailsData: personalData,
} as const
