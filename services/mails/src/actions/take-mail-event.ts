import type { MailsDeps } from '../deps.ts'
import { Mail } from '../models/mail.ts'
import type { MailEvent } from '../providers/provider.ts'
import { takeReport } from './take-report.ts'

/** Applies an event of the provider. A repeated event, or one of an unknown mail, changes nothing. */
export async function takeMailEvent(
  deps: Pick<MailsDeps, 'clock' | 'database'>,
  { messageId, recipient, report }: MailEvent,
): Promise<void> {
  const mailGuid = /^<?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/i.exec(messageId)?.[1]
  if (!report || !mailGuid) return
  const mail = await Mail.query(deps.database.knex).findById(mailGuid)
  if (mail?.address === recipient) await takeReport(deps, mail, report)
}
