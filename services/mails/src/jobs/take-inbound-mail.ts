import { takeReply } from '../actions/take-reply.ts'
import { handle } from '../deps.ts'
import { readInbound } from '../inbound/read-inbound.ts'
import { InboundMail } from '../models/inbound-mail.ts'
import { Mail } from '../models/mail.ts'

export const takeInboundMail = handle('take-inbound-mail', async ({ deps, log, payload: { inboundMailGuid } }) => {
  const { clock, database, sealer } = deps
  const kept = await InboundMail.query(database.knex).findById(inboundMailGuid)
  // Erased with the account, or dealt with.
  if (!kept?.sealed) return
  const mail = await Mail.query(database.knex).findById(kept.mailGuid).throwIfNotFound()
  const outcome = await takeReply(deps, { kept, mail, inbound: await readInbound(sealer.open(kept.sealed)) })
  log.info({ inboundMailGuid, outcome }, 'an inbound mail was dealt with')
  await kept.$query(database.knex).patch({ sealed: null, outcome, settledAt: clock.now() })
})
