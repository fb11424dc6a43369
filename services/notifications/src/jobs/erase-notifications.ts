import { forgetReplies } from '@sild/service-kit'
import { handle } from '../deps.ts'
import { Digest } from '../models/digest.ts'
import { NewsMail } from '../models/news-mail.ts'
import { NewsPreferences } from '../models/news-preferences.ts'
import { Notification } from '../models/notification.ts'
import { PushSubscription } from '../models/push-subscription.ts'

export const eraseNotificationsJob = handle('erase-notifications', async ({ payload, deps }) => {
  const { userGuid } = payload
  await forgetReplies(deps.database.knex, userGuid)
  await Notification.query(deps.database.knex).where({ userGuid }).delete()
  await NewsMail.query(deps.database.knex).where({ userGuid }).delete()
  await PushSubscription.query(deps.database.knex).where({ userGuid }).delete()
  await Digest.query(deps.database.knex).where({ readerGuid: userGuid }).delete()
  await NewsPreferences.query(deps.database.knex).where({ userGuid }).delete()
})
