import { setTimeout as delay } from 'node:timers/promises'
import type { MailsDeps } from '../deps.ts'
import type { Mail } from '../models/mail.ts'
import { TroubledAddress } from '../models/troubled-address.ts'
import { mayReceive } from '../rules/may-receive.ts'
import { classify, type DeliveryProblem } from '../rules/refusal.ts'
import { SETTLING_MS, STALE_MS } from '../rules/times.ts'
import { openMail } from '../sealed-mail.ts'
import { messageOf } from '../message.ts'
import { renewClaimDuring } from './renew-claim-during.ts'
import { pauseDelivery } from './pause-delivery.ts'
import { resumeDelivery } from './resume-delivery.ts'
import { noteRefusal } from './note-refusal.ts'
import { settleMail } from './settle-mail.ts'

/** Delivers a claimed mail to the mail server, or settles it as failed. Temporary failures are retried. */
export async function deliverMail(deps: MailsDeps, mail: Mail): Promise<void> {
  const { clock, database, delivered, log, sealer, transport } = deps
  const now = clock.now()
  // Another worker settled it after its claim had run out.
  if (!mail.sealed) return
  // This process has sent it already, but could not settle it because the database was unreachable.
  if (delivered.has(mail.mailGuid)) return settleSent(deps, mail)
  if (now.getTime() - mail.createdAt.getTime() > STALE_MS[mail.kind]) return settleMail(deps, mail, 'stale')
  const trouble = await TroubledAddress.query(database.knex).findById(mail.address)
  if (!mayReceive(mail.kind, trouble?.suppression ?? null)) return settleMail(deps, mail, 'suppressed')
  const message = messageOf(deps, mail, openMail(sealer, mail.sealed))
  try {
    await renewClaimDuring(deps, mail, () => transport.sendMail(message))
  } catch (error) {
    // Nodemailer and sockets throw it, but their types do not say so.
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
  delivered.add(mail.mailGuid)
  await settleSent(deps, mail)
}

/** If the database is unreachable after the mail was sent, this retries for a while, then again with the next claim. */
async function settleSent(deps: MailsDeps, mail: Mail): Promise<void> {
  const endsAt = performance.now() + SETTLING_MS
  for (let waitMs = 100; ; waitMs *= 2) {
    try {
      await settleMail(deps, mail, 'sent')
      break
    } catch (error) {
      if (performance.now() + waitMs > endsAt) throw error
      deps.log.warn({ err: error, mailGuid: mail.mailGuid }, 'a mail that was sent is not settled yet')
      await delay(waitMs)
    }
  }
  deps.delivered.delete(mail.mailGuid)
  await resumeDelivery(deps, mail.address)
}
