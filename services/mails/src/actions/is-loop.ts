import { run, type Sql, sql } from '@sild/service-kit'
import type { MailsDeps } from '../deps.ts'
import type { InboundMail } from '../models/inbound-mail.ts'
import type { Mail } from '../models/mail.ts'
import { answerLimits } from '../rules/loops.ts'

/** Whether an answer exceeds a limit of its mail, its sender, or its subject (a chat or a ticket). */
export async function isLoop(
  { database }: Pick<MailsDeps, 'database'>,
  { receivedAt }: InboundMail,
  { mailGuid, replyKind, replySubjectGuid, userGuid }: Mail,
): Promise<boolean> {
  const ofLimit: Readonly<Record<(typeof answerLimits)[number]['of'], Sql>> = {
    mail: sql`mail_guid = ${mailGuid}`,
    sender: sql`user_guid = ${userGuid}`,
    subject: sql`reply_kind = ${replyKind} and reply_subject_guid = ${replySubjectGuid}`,
  }
  for (const { most, of, withinMs } of answerLimits) {
    const since = new Date(receivedAt.getTime() - withinMs)
    // Automatic replies are not posted to a chat, so they do not count towards the limit of the user.
    const [counted] = await run<{ count: number }>(
      database.knex,
      sql`select count(*)::int as count from inbound_mails as inbound join mails using (mail_guid)
          where ${ofLimit[of]} and inbound.purpose = 'reply' and inbound.outcome is distinct from 'automatic'
            and received_at > ${since} and received_at <= ${receivedAt}`,
    )
    if (counted!.count > most) return true
  }
  return false
}
