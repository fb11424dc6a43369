import type { Suppression } from '@sild/contract/mails/kinds'
import type { MailsDeps } from '../deps.ts'
import type { Report } from '../inbound/read-report.ts'
import type { Mail } from '../models/mail.ts'
import { refusalOfStatus } from '../rules/refusal.ts'
import { suppressAddress } from './suppress-address.ts'

/** Sends no more to an address than it wants, after what was told of a mail to it. Whatever it was, it is told to nobody. */
export async function takeReport(
  { clock, database }: Pick<MailsDeps, 'clock' | 'database'>,
  { address, userGuid }: Pick<Mail, 'address' | 'userGuid'>,
  report: Report,
): Promise<void> {
  // Of mails to nobody's account nothing is kept.
  if (userGuid === null) return
  const at = clock.now()
  const { reason } = report
  const suppression = suppressionAfter(report)
  await database.transaction((trx) => suppressAddress(trx, { address, userGuid, suppression, reason, at }))
}

/** A server that gave up has tried for days: what passes has not passed. */
function suppressionAfter(report: Report): Suppression {
  if (report.kind === 'complaint') return 'complaint'
  return refusalOfStatus(report.status) === 'hard' ? 'hard' : 'soft'
}
