import { run, sql } from '@sild/service-kit'
import type { MailsDeps } from '../deps.ts'
import { Mail } from '../models/mail.ts'
import { pauseMs } from '../rules/times.ts'

/** Pauses delivery because the mail server is unreachable, longer each time, and releases the claimed mail. */
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
    // Workers that fail at the same time count as one failure.
    if (pace!.isPaused) return
    const failures = pace!.failures + 1
    const pausedUntil = new Date(now.getTime() + pauseMs(failures))
    await run(trx, sql`update delivery_pace set failures = ${failures}, paused_until = ${pausedUntil}`)
  })
}
