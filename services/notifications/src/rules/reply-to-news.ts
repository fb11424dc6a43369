import type { Mail } from '@sild/service-kit'
import type { Notification } from '../models/notification.ts'

/** What an answer to a mail is about: the chat, where the mail tells of nothing else. */
export function replyToNews(news: readonly Pick<Notification, 'target' | 'type'>[]): Mail['replyTo'] {
  const [only] = news
  if (news.length !== 1 || only?.type !== 'chat-message' || !('chatGuid' in only.target)) return undefined
  return { kind: 'chat-message', subjectGuid: only.target.chatGuid }
}
