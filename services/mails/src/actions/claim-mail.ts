import { type Database, run, sql } from '@sild/service-kit'
import type { MailsDeps } from '../deps.ts'
import { BURST_MS, CLAIM_MS } from '../rules/times.ts'
import { Mail } from '../models/mail.ts'

interface Pace {
  next_at: Date
  paused_until: Date | null
}
/** A mail to deliver, or how long to wait for the next. */
export type Claim = { readonly mail: Mail } | { readonly waitMs: number } | null

/**
 * Claims the next due mail: mails that a user waits for on the screen (`access`) first, news last, and per address in
 * the order of arrival. All workers share one pace. Null if nothing is due or the mail server is unreachable.
 */
export function claimMail({
  clock,
  database,
  perMinute,
}: Pick<MailsDeps, 'clock' | 'perMinute'> & { database: Database }): Promise<Claim> {
  return database.transaction(async (trx) => {
    const now = clock.now()
    const [pace] = await run<Pace>(trx, sql`select next_at, paused_until from delivery_pace for update`)
    if (pace!.paused_until && pace!.paused_until > now) return null
    const nextAt = Math.max(pace!.next_at.getTime(), now.getTime())
    const earlyMs = nextAt - now.getTime() - BURST_MS
    if (earlyMs > 0) return { waitMs: earlyMs }
    const [due] = await run<{ mailGuid: string }>(
      trx,
      sql`select mail_guid as "mailGuid" from mails as due
          where settled_at is null and (claimed_until is null or claimed_until <= ${now}) and not exists (
            select from mails as before
            where before.settled_at is null and before.address = due.address
              and before.kind = due.kind and before.position < due.position
          ) and not exists (
            select from troubled_addresses as troubled
            where troubled.address = due.address and troubled.retry_at > ${now}
          )
          order by array_position(array['access', 'service', 'news'], kind), position limit 1 for update skip locked`,
    )
    if (!due) return null
    await run(trx, sql`update delivery_pace set next_at = ${new Date(nextAt + 60_000 / perMinute)}`)
    const claimedUntil = new Date(now.getTime() + CLAIM_MS)
    const mail = await Mail.query(trx).findById(due.mailGuid).patch({ claimedUntil }).returning('*').first()
    return mail ? { mail } : null
  })
}
