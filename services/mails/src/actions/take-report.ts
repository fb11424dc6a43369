import type { Suppression } from '@sild/contract/mails/kinds'
import type { MailsDeps } from '../deps.ts'
import type { Report } from '../inbound/read-report.ts'
import type { Mail } from '../models/mail.ts'
import { refusalOfStatus } from '../rules/refusal.ts'
import { suppressAddress } from './suppress-address.ts'

/** Suppresses the address of a bounced mail or of a complaint. No notice is sent. */
export async function takeReport(
  { clock, database }: Pick<MailsDeps, 'clock' | 'database'>,
  { address, userGuid }: Pick<Mail, 'address' | 'userGuid'>,
  report: Report,
): Promise<void> {
  // Mails without an account are not stored.
  if (userGuid === null) return
  const at = clock.now()
  const { reason } = report
  const suppression = suppressionAfter(report)
  await database.transaction((trx) => suppressAddress(trx, { address, userGuid, suppression, reason, at }))
}

/** A server that gave up has tried for days, so even a temporary failure counts. */
function suppressionAfter(report: Report): Suppression {
  if (report.kind === 'complaint') return 'complaint'
  return refusalOfStatus(report.status) === 'hard' ? 'hard' : 'soft'
}
