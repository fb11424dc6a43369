import type { Reply } from '@sild/contract'
import { AppError, type Database, sql } from '@sild/service-kit'
import type { AccountsDeps } from '../deps.ts'
import { User } from '../models/user.ts'
import { openViewings, Viewing } from '../models/viewing.ts'
import { userReply } from './user-reply.ts'

/** The impersonated user of an open impersonation. @throws viewing-over */
export async function viewingReply(deps: AccountsDeps, viewingGuid: string): Promise<Reply<'getViewing'>> {
  const { knex, query } = deps.database
  const open = await query(sql`select from (${openViewings}) as open where viewing_guid = ${viewingGuid}`)
  if (open.length === 0) throw new AppError('viewing-over')
  const viewing = await Viewing.query(knex).findById(viewingGuid)
  const user = viewing && (await User.query(knex).findById(viewing.userGuid))
  if (!user) throw new AppError('viewing-over')
  const { endsAt, sessionGuid, viewedByGuid } = viewing
  return { user: userReply(user, deps), viewedByGuid, sessionGuid, endsAt: endsAt.toISOString() }
}

const MAX_SHOWN = 50

/** The latest impersonations of a user, as the user sees them. */
export async function viewingsReply({ query }: Database, userGuid: string): Promise<Reply<'listViewings'>> {
  const list = await query<Viewing & { isOpen: boolean }>(
    sql`select viewing_guid as "viewingGuid", ground, begun_at as "begunAt", coalesce(ended_at, ends_at) as "endsAt",
               viewing_guid in (${openViewings}) as "isOpen"
        from viewings where user_guid = ${userGuid} order by begun_at desc limit ${MAX_SHOWN}`,
  )
  return {
    list: list.map(({ begunAt, endsAt, ground, isOpen, viewingGuid }) => ({
      viewingGuid,
      ground,
      begunAt: begunAt.toISOString(),
      endsAt: endsAt.toISOString(),
      isOpen,
    })),
  }
}
