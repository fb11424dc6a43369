import type { ViewingGround } from '@sild/contract/accounts/viewing-schemas'
import { modelOf, sql } from '@sild/service-kit'

/** One of the staff who looks, or has looked, with a member's eyes. */
export class Viewing extends modelOf('viewings', 'viewingGuid') {
  declare viewingGuid: string
  declare userGuid: string
  declare viewedByGuid: string
  /** In which they do: with it their look ends. */
  declare sessionGuid: string
  declare ground: ViewingGround
  declare begunAt: Date
  declare endsAt: Date
  /** Null until the end was written down, which may be a minute after it. */
  declare endedAt: Date | null
}

/** Every viewing that goes on: within its time, of somebody who still may, in a session that lasts, with the eyes of an account that does. */
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
