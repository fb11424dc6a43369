import { asSystem, lock } from '@sild/service-kit'
import { markRead } from '../actions/mark-read.ts'
import { notifyIn } from '../actions/notify.ts'
import { handle } from '../deps.ts'
import { Notification } from '../models/notification.ts'

/** Notifies the recipient of an unread message. All unread messages of a chat share one notification. */
export const notifyMessageJob = handle('notify-message', async ({ deps, payload: { chatGuid, position } }) => {
  const actor = asSystem('the recipient of a message is notified')
  const { news } = await deps.calls.call('getMessageNews', { params: { chatGuid, position } }, { actor })
  if (!news) return
  const { authorCompanyGuid, publicationName: publication, unreadSince, userGuid } = news
  const { companies } = await deps.calls.call(
    'getCompanyBriefs',
    { body: { companyGuids: [authorCompanyGuid] } },
    { actor },
  )
  const company = companies[0]?.name
  if (company === undefined) return
  await deps.database.transaction(async (trx) => {
    await lock(trx, `messages of ${chatGuid} to ${userGuid}`)
    const unread = await Notification.unreadOfChat(trx, chatGuid).where({ userGuid })
    const settled = unread.filter(({ createdAt }) => createdAt < new Date(unreadSince))
    if (settled.length < unread.length) return
    // A user who answers by mail has read the message without opening the chat.
    const guids = settled.map(({ notificationGuid }) => notificationGuid)
    if (guids.length > 0) await markRead(trx, deps, userGuid, guids)
    await notifyIn(trx, deps, {
      userGuid,
      type: 'chat-message',
      values: { company, publication },
      target: { chatGuid, authorCompanyGuid },
      effectKey: `message ${chatGuid} ${position}`,
    })
  })
})
