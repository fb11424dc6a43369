import { markRead } from '../actions/mark-read.ts'
import { handle } from '../deps.ts'
import { Notification } from '../models/notification.ts'

/** Marks the notifications of a chat as read once the user reads the chat. */
export const readMessagesJob = handle('read-messages', ({ deps, payload: { chatGuid, userGuid } }) =>
  deps.database.transaction(async (trx) => {
    const unread = await Notification.unreadOfChat(trx, chatGuid).where({ userGuid })
    const guids = unread.map(({ notificationGuid }) => notificationGuid)
    if (guids.length > 0) await markRead(trx, deps, userGuid, guids)
  }),
)
