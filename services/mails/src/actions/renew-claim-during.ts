import type { MailsDeps } from '../deps.ts'
import { Mail } from '../models/mail.ts'
import { CLAIM_MS } from '../rules/times.ts'

/**
 * Renews the claim of a mail while `work` runs. A slow mail server may take longer than a claim lasts, and without
 * renewal another worker would send the mail a second time.
 */
export async function renewClaimDuring(
  { clock, database, log }: Pick<MailsDeps, 'clock' | 'database' | 'log'>,
  { mailGuid }: Pick<Mail, 'mailGuid'>,
  work: () => Promise<unknown>,
): Promise<void> {
  const renew = async (): Promise<void> => {
    const claimedUntil = new Date(clock.now().getTime() + CLAIM_MS)
    await Mail.query(database.knex).findById(mailGuid).whereNull('settledAt').patch({ claimedUntil })
  }
  const renewing = setInterval(
    () => void renew().catch((error: unknown) => log.warn({ err: error }, 'a claim was not renewed')),
    CLAIM_MS / 3,
  )
  try {
    await work()
  } finally {
    clearInterval(renewing)
  }
}
