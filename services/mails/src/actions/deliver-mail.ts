import type { MailsDeps } from '../deps.ts'
import type { Mail } from '../models/mail.ts'
import { TroubledAddress } from '../models/troubled-address.ts'
import { mayReceive } from '../rules/may-receive.ts'
import { classify, type DeliveryProblem } from '../rules/refusal.ts'
import { STALE_MS } from '../rules/times.ts'
import { openMail } from '../sealed-mail.ts'
import { messageOf } from '../message.ts'
import { pauseDelivery } from './pause-delivery.ts'
import { resumeDelivery } from './resume-delivery.ts'
import { noteRefusal } from './note-refusal.ts'
import { settleMail } from './settle-mail.ts'

/** Brings a claimed mail to the mail server, or says for good why it does not. What may pass is tried again. */
export async function deliverMail(deps: MailsDeps, mail: Mail): Promise<void> {
  const { clock, database, log, sealer, transport } = deps
  const now = clock.now()
  // Settled by whoever had it before, whose claim ran out.
  if (!mail.sealed) return
  if (now.getTime() - mail.createdAt.getTime() > STALE_MS[mail.kind]) return settleMail(deps, mail, 'stale')
  const trouble = await TroubledAddress.query(database.knex).findById(mail.address)
  if (!mayReceive(mail.kind, trouble?.suppression ?? null)) return settleMail(deps, mail, 'suppressed')
  try {
    await transport.sendMail(messageOf(deps, mail, openMail(sealer, mail.sealed)))
  } catch (error) {
    // Thrown by nodemailer, or by a socket, which says nothing of it.
    const problem = error as DeliveryProblem
    const refusal = classify(problem)
    if (refusal === 'server') {
      log.warn({ err: error }, 'the mail server takes no mails')
      return pauseDelivery(deps, mail)
    }
    const reason = problem.response ?? ''
    log.info({ mailGuid: mail.mailGuid, refusal }, 'a mail was refused')
    await noteRefusal(deps, mail, { refusal, reason })
    return refusal === 'soft' ? undefined : settleMail(deps, mail, 'refused')
  }
  await settleMail(deps, mail, 'sent')
  await resumeDelivery(deps, mail.address)
}
