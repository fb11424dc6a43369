import type { TestDatabase } from '@sild/testing'
import { canary } from './canary.ts'
import { createPage } from './created-page.ts'

/** Leaves traces of the user in what is read: as editor, as who agreed to a policy, as reader of news and as who is named in the news of others. */
export async function leaveTracesOfReading(
  { query }: Pick<TestDatabase, 'query'>,
  { companyGuid, userGuid }: { companyGuid: string; userGuid: string },
): Promise<void> {
  const { pageGuid } = await createPage({ query }, { slug: 'a-policy', categorySlug: 'policies' })
  await query(
    `insert into content.page_revisions (page_guid, revision, content, author_guid) values ($1, 1, '{}', $2)`,
    [pageGuid, userGuid],
  )
  await query(`insert into content.policy_agreements (user_guid, page_guid, version) values ($1, $2, 1)`, [
    userGuid,
    pageGuid,
  ])
  await query(
    `insert into content.flags (flag_key, is_on, share, changed_by_user_guid) values ('marked-words', true, 100, $1)`,
    [userGuid],
  )
  await query(
    `insert into notifications.push_subscriptions (user_guid, endpoint, p256dh, auth, locale, browser) values ($1, $2, $2, $2, 'et', $2)`,
    [userGuid, canary],
  )
  const card = { cardType: 'project', categoryId: 1, slug: canary, name: canary, companyGuid, companyName: canary }
  const content = JSON.stringify({ locale: 'et', cards: [card], news: [], numbers: null })
  await query(
    `with week as (insert into notifications.digest_weeks (week) values (now()) returning week)
     insert into notifications.digests (week, reader_guid, content)
     select week, reader, $2 from week cross join unnest($1::uuid[]) as reader`,
    [[userGuid, crypto.randomUUID()], content],
  )
}
