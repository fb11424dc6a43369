import { expression, hashToken, modelOf, run, sql, type Transaction } from '@sild/service-kit'
import { rateLimited } from '../errors.ts'
import type { ThrottleRule } from '../rules/throttles.ts'

class Throttle extends modelOf('throttles', 'subject') {
  declare subject: Buffer
  declare attempts: number
  declare consecutiveAttempts: number
  declare windowEndsAt: Date
}

/** An unknown address is counted like a known one, and neither is stored. */
const subjectOf = ({ name }: ThrottleRule, who: string): Buffer => hashToken(`${name} ${who}`)

const LONG_WINDOW_MINUTES = 24 * 60

/**
 * Counts an attempt and returns how many seconds to wait; 0 means now. Counts before the attempt is checked, and locks
 * the row, so that parallel attempts get no more tries than sequential ones.
 */
export async function countAttempt(trx: Transaction, rule: ThrottleRule, who: string): Promise<number> {
  const { most, windowMinutes, longWindowAfter = null } = rule
  const subject = subjectOf(rule, who)
  const counted = await run(
    trx,
    sql`insert into throttles as known (subject, attempts, consecutive_attempts, window_ends_at)
     values (${subject}, 1, 1, now() + make_interval(mins => ${windowMinutes}::int))
     on conflict (subject) do update set
       attempts = case when known.window_ends_at > now() then known.attempts + 1 else 1 end,
       consecutive_attempts = known.consecutive_attempts + 1,
       window_ends_at = case
         when known.consecutive_attempts + 1 = ${longWindowAfter}::integer then now() + make_interval(mins => ${LONG_WINDOW_MINUTES}::int)
         when known.window_ends_at > now() then known.window_ends_at
         when known.consecutive_attempts + 1 > ${longWindowAfter}::integer then now() + make_interval(mins => ${LONG_WINDOW_MINUTES}::int)
         else now() + make_interval(mins => ${windowMinutes}::int) end
     where known.window_ends_at <= now() or known.attempts < ${most}
     returning 1`,
  )
  if (counted.length > 0) return 0
  const [left] = await run<{ seconds: number }>(
    trx,
    sql`select greatest(1, ceil(extract(epoch from window_ends_at - now())))::integer as seconds
        from throttles where subject = ${subject}`,
  )
  return left!.seconds // The statement above found its row.
}

/** Counts an attempt and rejects it above the limit. @throws rate-limited */
export async function takeAttempt(trx: Transaction, rule: ThrottleRule, who: string): Promise<void> {
  const seconds = await countAttempt(trx, rule, who)
  if (seconds > 0) throw rateLimited(seconds)
}

/** Removes a counted attempt that was not a limited one. Other attempts still count. */
export async function returnAttempt(trx: Transaction, rule: ThrottleRule, who: string): Promise<void> {
  await Throttle.query(trx)
    .findById(subjectOf(rule, who))
    .where('attempts', '>', 0)
    .patch({ attempts: expression`attempts - 1`, consecutiveAttempts: expression`consecutive_attempts - 1` })
}

/** After a success everything is as before the first attempt. */
export async function forgetAttempts(trx: Transaction, rule: ThrottleRule, who: string): Promise<void> {
  await Throttle.query(trx).deleteById(subjectOf(rule, who))
}
