import type { ViewingGround } from '@sild/contract/accounts/viewing-schemas'
import { modelOf, sql } from '@sild/service-kit'

/** An impersonation of a member by a support agent, open or ended. */
export class Viewing extends modelOf('viewings', 'viewingGuid') {
  declare viewingGuid: string
  declare userGuid: string
  declare viewedByGuid: string
  /** The support agent's session. The impersonation ends with it. */
  declare sessionGuid: string
  declare ground: ViewingGround
  declare begunAt: Date
  declare endsAt: Date
  /** Null until the end was written down, which may be a minute after it. */
  declare endedAt: Date | null
}

/**
 * Every open impersonation: its time is not over, the support agent still has the right, their session lasts, and the
 * account of the member exists.
 */
export const openViewings = sql`
  select viewing_guid from viewings
  join users viewed using (user_guid)
  join users viewer on viewer.user_guid = viewed_by_guid
  join sessions on sessions.session_guid = viewings.session_guid
  where ended_at is null and ends_at > now()
    and viewed.deleted_at is null and viewed.roles = '{}'
    and not exists (select from suspensions where user_guid = viewed.user_guid and restored_at is null)
    and viewer.deleted_at is null and viewer.roles && '{support,admin}'
    and revoked_at is null and expires_at > now()`
