import { type Connection, hashToken, type Transaction } from '@sild/service-kit'
import { rateLimited } from '../errors.ts'
import type { ThrottleRule } from '../rules/throttles.ts'

/** An unknown address is counted like a known one, and neither is stored. */
const subjectOf = ({ name }: ThrottleRule, who: string): Buffer => hashToken(`${name} ${who}`)

const LONG_WINDOW_MINUTES = 24 * 60

/** Seconds until the next attempt is welcome; 0 is now. */
export async function secondsToWait(connection: Connection, rule: ThrottleRule, who: string): Promise<number> {
  const found: { seconds: number } | undefined = await connection('throttles')
    .where({ subject: subjectOf(rule, who) })
    .where('attempts', '>=', rule.most)
    .first(connection.raw('greatest(0, ceil(extract(epoch from window_ends_at - now())))::integer as seconds'))
  return found?.seconds ?? 0
}

/** Counts one more attempt. Parallel ones queue for the row. */
export async function countAttempt(trx: Transaction, rule: ThrottleRule, who: string): Promise<void> {
  const { windowMinutes, longWindowAfter = null } = rule
  await trx.raw(
    `insert into throttles as known (subject, attempts, consecutive_attempts, window_ends_at)
     values (:subject, 1, 1, now() + make_interval(mins => :windowMinutes))
     on conflict (subject) do update set
       attempts = case when known.window_ends_at > now() then known.attempts + 1 else 1 end,
       consecutive_attempts = known.consecutive_attempts + 1,
       window_ends_at = case
         when known.consecutive_attempts + 1 = cast(:longWindowAfter as integer) then now() + make_interval(mins => :longWindowMinutes)
         when known.window_ends_at > now() then known.window_ends_at
         when known.consecutive_attempts + 1 > cast(:longWindowAfter as integer) then now() + make_interval(mins => :longWindowMinutes)
         else now() + make_interval(mins => :windowMinutes) end`,
    { subject: subjectOf(rule, who), windowMinutes, longWindowAfter, longWindowMinutes: LONG_WINDOW_MINUTES },
  )
}

/** Counts an attempt at what is welcome only so often. @throws rate-limited */
export async function takeAttempt(trx: Transaction, rule: ThrottleRule, who: string): Promise<void> {
  const seconds = await secondsToWait(trx, rule, who)
  if (seconds > 0) throw rateLimited(seconds)
  await countAttempt(trx, rule, who)
}

/** After a success everything is as before the first attempt. */
export async function forgetAttempts(trx: Transaction, rule: ThrottleRule, who: string): Promise<void> {
  await trx('throttles')
    .where({ subject: subjectOf(rule, who) })
    .delete()
}
