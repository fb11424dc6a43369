import { PUSH_AFTER_MS } from '@sild/contract/notifications/mail-rules'
import { run, sql, type Transaction } from '@sild/service-kit'
import type { NotificationsDeps } from '../deps.ts'
import type { Notification } from '../models/notification.ts'

type Written = Pick<Notification, 'notificationGuid' | 'userGuid'>

/** Queues a push of the notification to each of the user's devices. It is not sent if the user reads it first. */
export async function addPushes(
  trx: Transaction,
  { clock, outbox }: Pick<NotificationsDeps, 'clock' | 'outbox'>,
  { notificationGuid, userGuid }: Written,
): Promise<void> {
  const runAt = new Date(clock.now().getTime() + PUSH_AFTER_MS)
  const added = await run(
    trx,
    sql`insert into pushes (notification_guid, subscription_guid, due_at)
        select ${notificationGuid}, subscription_guid, ${runAt} from push_subscriptions where user_guid = ${userGuid}
        returning push_guid`,
  )
  if (added.length > 0) await outbox.add(trx, 'send-pushes', {}, { runAt })
}
