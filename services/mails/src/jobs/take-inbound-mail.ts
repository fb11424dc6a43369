import { takeReply } from '../actions/take-reply.ts'
import { takeReport } from '../actions/take-report.ts'
import { handle, type MailsDeps } from '../deps.ts'
import { readInbound } from '../inbound/read-inbound.ts'
import { readReport } from '../inbound/read-report.ts'
import { InboundMail } from '../models/inbound-mail.ts'
import { Mail } from '../models/mail.ts'

export const takeInboundMailJob = handle('take-inbound-mail', async ({ deps, log, payload: { inboundMailGuid } }) => {
  const { clock, database, sealer } = deps
  const stored = await InboundMail.query(database.knex).findById(inboundMailGuid)
  // Erased with the account, or processed already.
  if (!stored?.sealed) return
  const mail = await Mail.query(database.knex).findById(stored.mailGuid).throwIfNotFound()
  const source = sealer.open(stored.sealed)
  const outcome =
    stored.purpose === 'reply' ? await answer(deps, { stored, mail, source }) : await report(deps, mail, source)
  log.info({ inboundMailGuid, outcome }, 'an inbound mail was dealt with')
  await stored.$query(database.knex).patch({ sealed: null, outcome, settledAt: clock.now() })
})

async function answer(
  deps: MailsDeps,
  { source, ...arrived }: { stored: InboundMail; mail: Mail; source: Buffer },
): Promise<string> {
  const inbound = await readInbound(source)
  return inbound ? takeReply(deps, { ...arrived, inbound }) : 'unreadable'
}

async function report(deps: MailsDeps, mail: Mail, source: Buffer): Promise<string> {
  const read = await readReport(source)
  if (read) await takeReport(deps, mail, read)
  return read?.kind ?? 'no-report'
}
