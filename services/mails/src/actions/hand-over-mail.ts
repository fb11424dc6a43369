import type { ParsedInput } from '@sild/contract/schemas'
import { run, sql, type Transaction } from '@sild/service-kit'
import type { MailsDeps } from '../deps.ts'
import { Mail } from '../models/mail.ts'
import { sealMail } from '../sealed-mail.ts'

/** Stores a mail until it is delivered, unless a mail with its effect key is stored already. */
export async function handOverMail(
  trx: Transaction,
  { clock, inbound, outbox, sealer }: Pick<MailsDeps, 'clock' | 'inbound' | 'outbox' | 'sealer'>,
  mail: ParsedInput<'handOverMail'>['body'],
): Promise<void> {
  const { attachments, effectKey, html, kind, locale, replyTo, subject, text, to, unsubscribeUrl, userGuid } = mail
  const claimed = await run(
    trx,
    sql`insert into effects (key) values (${`mail ${effectKey}`}) on conflict (key) do nothing returning key`,
  )
  if (claimed.length === 0) return
  const about = typeof replyTo === 'object' && inbound ? replyTo : null
  const contents = {
    attachments,
    html,
    locale,
    subject,
    text,
    to,
    unsubscribeUrl,
    replyTo: typeof replyTo === 'string' ? replyTo : undefined,
  }
  await Mail.query(trx).insert({
    kind,
    userGuid,
    address: to.toLowerCase(),
    sealed: sealMail(sealer, contents),
    replyKind: about?.kind ?? null,
    replySubjectGuid: about?.subjectGuid ?? null,
    createdAt: clock.now(),
  })
  await outbox.add(trx, 'deliver-mails', {})
}
