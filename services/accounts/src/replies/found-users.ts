import type { FoundUser } from '@sild/contract/accounts/staff-schemas'
import type { ParsedInput, Reply } from '@sild/contract/schemas'
import { type Database, empty, likeLiteral, sql } from '@sild/service-kit'
import type { User } from '../models/user.ts'

export const foundUser = (
  { email, joinedAt, roles, userGuid, userType, verifiedAt }: User,
  suspendedAt: Date | null,
): FoundUser => ({
  guid: userGuid,
  email,
  userType,
  roles,
  isVerified: verifiedAt !== null,
  joinedAt: joinedAt.toISOString(),
  suspendedAt: suspendedAt?.toISOString() ?? null,
})

type Row = User & { suspendedAt: Date | null }

/** Users by a part of their address, or by guid, the latest first. */
export async function foundUsers(
  database: Pick<Database, 'query'>,
  { limit, offset, query = '', state }: ParsedInput<'searchUsers'>['query'],
): Promise<Reply<'searchUsers'>> {
  const words = query.trim()
  const rows = await database.query<Row>(
    sql`select users.user_guid as "userGuid", email, user_type as "userType", roles, verified_at as "verifiedAt",
          joined_at as "joinedAt", suspended_at as "suspendedAt"
        from users left join suspensions s on s.user_guid = users.user_guid and s.restored_at is null
        where deleted_at is null
          ${words === '' ? empty : sql`and (email ilike ${`%${likeLiteral(words)}%`} or users.user_guid::text = lower(${words}))`}
          ${state === 'suspended' ? sql`and s.user_guid is not null` : empty}
        order by joined_at desc, users.user_guid limit ${limit + 1} offset ${offset}`,
  )
  return {
    list: rows.slice(0, limit).map((row) => foundUser(row, row.suspendedAt)),
    hasMore: rows.length > limit,
  }
}
