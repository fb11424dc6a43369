import type { Reply } from '@sild/contract'
import type { ParsedInput } from '@sild/contract/schemas'
import { type Database, empty, sql } from '@sild/service-kit'

type Reader = Reply<'listDigestReaders'>['list'][number]

/**
 * The recipients of the weekly news, by guid: users who want news of the portal, and addresses without an account. A
 * recipient with both is listed as a user.
 */
export async function digestReaders(
  { query }: Database,
  { after, limit }: ParsedInput<'listDigestReaders'>['query'],
): Promise<Reader[]> {
  return query<Reader>(sql`
    select * from (
      (
        select user_guid as "readerGuid", true as "isUser", locale, user_type as "userType", '{}'::integer[] as "categoryIds"
        from users where portal_updates and verified_at is not null and deleted_at is null
          ${after ? sql`and user_guid > ${after}` : empty}
        order by user_guid limit ${limit}
      ) union all (
        select subscriber_guid, false, locale, user_type, category_ids from newsletter_subscribers s
        where confirmed_at is not null
          ${after ? sql`and subscriber_guid > ${after}` : empty}
          and not exists (select from users u where u.email = s.email and u.portal_updates and u.verified_at is not null)
        order by subscriber_guid limit ${limit}
      )
    ) as readers order by "readerGuid" limit ${limit}`)
}
