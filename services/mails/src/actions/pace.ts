import { run, sql } from '@sild/service-kit'
import type { MailsDeps } from '../deps.ts'
import { Mail } from '../models/mail.ts'
import { TroubledAddress } from '../models/troubled-address.ts'
import { pauseMs } from '../rules/times.ts'

/** The mail server is away: nobody tries for a while, a longer one each time, and the mail is as if it had not been taken. */
export async function pauseDelivery(
  { clock, database }: Pick<MailsDeps, 'clock' | 'database'>,
  { mailGuid }: Pick<Mail, 'mailGuid'>,
): Promise<void> {
  await database.transaction(async (trx) => {
    const now = clock.now()
    const [pace] = await run<{ failures: number; isPaused: boolean }>(
      trx,
      sql`select failures, coalesce(paused_until > ${now}, false) as "isPaused" from delivery_pace for update`,
    )
    await Mail.query(trx).findById(mailGuid).whereNull('settledAt').patch({ claimedUntil: null })
    // Others found out at the same time: that is one failure.
    if (pace!.isPaused) return
    const failures = pace!.failures + 1
    const pausedUntil = new Date(now.getTime() + pauseMs(failures))
    await run(trx, sql`update delivery_pace set failures = ${failures}, paused_until = ${pausedUntil}`)
  })
}

/** The mail server and the address take mails. */
export async function resumeDelivery(
  { database: { knex } }: Pick<MailsDeps, 'database'>,
  address: string,
): Promise<void> {
  await run(knex, sql`update delivery_pace set failures = 0, paused_until = null where failures > 0`)
  const trouble = TroubledAddress.query(knex).where({ address })
  await trouble.clone().whereNull('suppression').delete()
  await trouble.clone().where('failures', '>', 0).patch({ failures: 0, failingSince: null, retryAt: null })
}
