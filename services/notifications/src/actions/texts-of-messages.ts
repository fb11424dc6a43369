import { asSystem, type Calls } from '@sild/service-kit'
import type { Notification } from '../models/notification.ts'

/** What was written in the chats that the news are about, by the notification's guid, so that a mail can be answered. */
export async function textsOfMessages(
  calls: Calls,
  news: readonly Pick<Notification, 'notificationGuid' | 'target' | 'type' | 'userGuid'>[],
): Promise<ReadonlyMap<string, string>> {
  const actor = asSystem('a mail tells what was written')
  const texts = await Promise.all(
    news.map(async ({ notificationGuid, target, type, userGuid }): Promise<[string, string][]> => {
      if (type !== 'chat-message' || !('chatGuid' in target)) return []
      const input = { params: { chatGuid: target.chatGuid, userGuid } }
      const { messages } = await calls.call('tellUnreadMessages', input, { actor })
      return messages.length > 0 ? [[notificationGuid, messages.join('\n\n')]] : []
    }),
  )
  return new Map(texts.flat())
}
