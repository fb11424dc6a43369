import type { Locale } from '@sild/contract'
import type { NewsPreferences } from '@sild/contract/notifications/schemas'
import type { NewsTopic } from '@sild/contract/notifications/topics'
import { type Database, run, sql } from '@sild/service-kit'
import type { Notification } from '../models/notification.ts'
import type { PushTarget } from '../pushes/push-sender.ts'

/** Longer than a batch takes. If a process dies, its pushes become due again after the lease. */
const LEASE_SECONDS = 60
const BATCH = 100

export interface ClaimedPush
  extends PushTarget, Pick<Notification, 'notificationGuid' | 'readAt' | 'target' | 'type' | 'values'> {
  pushGuid: string
  subscriptionGuid: string
  attempts: number
  locale: Locale
  unpushedTopics: NewsTopic[] | null
  quietHours: NewsPreferences['quietHours']
  unreadCount: number
}

/** Claims the due pushes, with their subscriptions. No other process sends them until the lease ends. */
export const claimPushes = ({ transaction }: Database): Promise<ClaimedPush[]> =>
  transaction((trx) =>
    run<ClaimedPush>(
      trx,
      sql`with claimed as (
            update pushes p set due_at = now() + make_interval(secs => ${LEASE_SECONDS}), attempts = attempts + 1
            from (
              select push_guid from pushes where due_at <= now() order by due_at limit ${BATCH} for update skip locked
            ) due
            where p.push_guid = due.push_guid
            returning p.push_guid, p.notification_guid, p.subscription_guid, p.attempts
          )
          select c.push_guid as "pushGuid", c.subscription_guid as "subscriptionGuid", c.attempts,
            n.notification_guid as "notificationGuid", n.type, n.values, n.target, n.read_at as "readAt",
            s.endpoint, s.p256dh, s.auth, s.locale,
            w.unpushed_topics as "unpushedTopics", w.quiet_hours as "quietHours",
            (
              select count(*)::int from notifications u
              where u.user_guid = n.user_guid and u.read_at is null and u.is_shown
            ) as "unreadCount"
          from claimed c
          join notifications n using (notification_guid)
          join push_subscriptions s using (subscription_guid)
          left join news_preferences w on w.user_guid = n.user_guid`,
    ),
  )
