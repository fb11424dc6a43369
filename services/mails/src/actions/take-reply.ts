import { replyKinds } from '@sild/contract/mailed-replies'
import { asSystem } from '@sild/service-kit'
import type { MailsDeps } from '../deps.ts'
import type { Inbound } from '../inbound/read-inbound.ts'
import { InboundMail } from '../models/inbound-mail.ts'
import type { Mail } from '../models/mail.ts'
import { replyPaths } from '../rules/reply-paths.ts'
import { ANSWERABLE_MS } from '../rules/times.ts'
import { findReader } from './find-reader.ts'
import { type NoticeName, sendNotice } from './send-notice.ts'

interface Arrived {
  kept: InboundMail
  mail: Mail
  inbound: Inbound
}
/** `automatic`, `too-many` and `nobody` are told to nobody. */
type Outcome = 'taken' | 'automatic' | 'too-many' | 'nobody' | NoticeName

/** A conversation by mail has fewer; two programs that answer each other have more. */
const MOST_IN_AN_HOUR = 20
const HOUR_MS = 3_600_000

/** Gives an answer to the service that it is for, once, or says to whoever wrote it why not. */
export async function takeReply(deps: MailsDeps, { inbound, kept, mail }: Arrived): Promise<Outcome> {
  const { calls } = deps
  const { inboundMailGuid } = kept
  const { replyKind: kind, replySubjectGuid: subjectGuid, userGuid } = mail
  if (inbound.isAutomatic) return 'automatic'
  if (!kind || !subjectGuid || !userGuid) return 'nobody'
  if (await isTooMany(deps, kept)) return 'too-many'
  const reader = await findReader(deps, userGuid)
  if (!reader) return 'nobody'
  const tell = async (notice: NoticeName): Promise<NoticeName> => {
    await sendNotice(deps, { notice, reader, inboundMailGuid, path: replyPaths[kind](subjectGuid) })
    return notice
  }
  if (inbound.from !== reader.email.toLowerCase()) return tell('other-sender')
  if (kept.receivedAt.getTime() - mail.createdAt.getTime() > ANSWERABLE_MS) return tell('expired')
  if (inbound.text === '') return tell('no-text')
  const { refusal } = await calls.call(
    replyKinds[kind],
    { body: { inboundMailGuid, userGuid, subjectGuid, text: inbound.text, attachments: [] } },
    { actor: asSystem('an answer by mail is given to its service'), idempotencyKey: inboundMailGuid },
  )
  return refusal ? tell(refusal) : 'taken'
}

async function isTooMany({ database }: Pick<MailsDeps, 'database'>, kept: InboundMail): Promise<boolean> {
  const { mailGuid, receivedAt } = kept
  const since = new Date(receivedAt.getTime() - HOUR_MS)
  const recent = InboundMail.query(database.knex).where({ mailGuid, purpose: 'reply' })
  return (await recent.whereBetween('receivedAt', [since, receivedAt]).resultSize()) > MOST_IN_AN_HOUR
}
