import { handle } from '../deps.ts'
import { Notification } from '../models/notification.ts'
import { PushSubscription } from '../models/push-subscription.ts'
import { writeTestPush } from '../pushes/write-push.ts'

/** Sends a test push to each device of the user. */
export const sendTestPushJob = handle('send-test-push', async ({ deps, log, payload: { userGuid } }) => {
  const { knex } = deps.database
  const devices = await PushSubscription.query(knex).where({ userGuid })
  const unreadCount = await Notification.shownTo(knex, userGuid).whereNull('readAt').resultSize()
  for (const { auth, endpoint, locale, p256dh, subscriptionGuid } of devices) {
    const outcome = await deps.push.send({ auth, endpoint, p256dh }, writeTestPush(locale, unreadCount), 'test')
    if (outcome.kind === 'gone') await PushSubscription.query(knex).deleteById(subscriptionGuid)
    if (outcome.kind === 'later') log.warn({ subscriptionGuid, cause: outcome.cause }, 'test push not taken')
  }
})
