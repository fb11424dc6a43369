import { run, sql, type Transaction } from '@sild/service-kit'
import type { CompaniesDeps } from '../deps.ts'

/** Days after which the other company is reminded that a review waits for its own review. */
const reminderDays = [3, 7, 13] as const

/** Sends the reminder that is due for each waiting review. A missed reminder is not sent later. */
export async function remindOfReviews(trx: Transaction, { outbox }: Pick<CompaniesDeps, 'outbox'>): Promise<void> {
  const due = await run<{ reviewGuid: string; reminder: number }>(
    trx,
    sql`update reviews set reminders_sent = due.reminder
     from (
       select review_guid, (
         select count(*) from unnest(${reminderDays}::int[]) as days where created_at <= now() - make_interval(days => days)
       ) as reminder
       from reviews where published_at is null and not exists (
         select from companies where company_guid in (reviews.company_guid, author_company_guid) and erased_at is not null
       )
     ) as due
     where due.review_guid = reviews.review_guid and due.reminder > reviews.reminders_sent
     returning reviews.review_guid as "reviewGuid", reviews.reminders_sent as reminder`,
  )
  for (const { reviewGuid, reminder } of due) await outbox.publish(trx, 'review-awaited', { reviewGuid, reminder })
}
