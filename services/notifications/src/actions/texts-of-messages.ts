import { asSystem, type Calls } from '@sild/service-kit'
import type { Notification } from '../models/notification.ts'

/** The messages that the notifications are about, by notification guid. A mail that can be answered quotes them. */
export async function textsOfMessages(
  calls: Calls,
  news: readonly Pick<Notification, 'notificationGuid' | 'target' | 'type' | 'userGuid'>[],
): Promise<ReadonlyMap<string, string>> {
  const actor = asSystem('a mail contains the message')
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
