import { sql } from '@sild/service-kit'

/** What readers may see now: approved, not taken away, not expired. The clock decides, not when the expiry job ran. */
export const isLive = sql`(p.is_live and p.expires_at > now())`

/** What readers are shown of it: nothing while no member of the company may sign in. Needs its author. */
export const isShown = sql`(${isLive} and not a.is_paused)`

/** Readers go on to see what was approved before while a change waits for a moderator. */
export const isChangeWaiting = sql`(p.status = 'MODERATION' and ${isLive})`
