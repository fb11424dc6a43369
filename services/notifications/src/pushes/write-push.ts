import type { Locale } from '@sild/contract'
import { isMailedKind, mailRules } from '@sild/contract/notifications/mail-rules'
import type { PushPayload } from '@sild/contract/notifications/push-payload'
import { localizedPath, paths } from '@sild/paths'
import { newsPath } from '@sild/paths/news-path'
import type { Notification } from '../models/notification.ts'
import { textsIn } from '../texts.ts'

/** Push services accept 4 kB encrypted; devices show less than that. */
const MAX_CHARACTERS = 300

type PushedNews = Pick<Notification, 'notificationGuid' | 'type' | 'values' | 'target'>

/** Null if notifications of this kind are not pushed. */
export function writePush(news: PushedNews, locale: Locale, unreadCount: number): PushPayload | null {
  const { notificationGuid: tag, type, values } = news
  if (!isMailedKind(type)) return null
  const say = textsIn(locale)
  return {
    tag,
    title: say(`push.${mailRules[type].topic}`),
    body: [...say(type, values)].slice(0, MAX_CHARACTERS).join(''),
    path: localizedPath(newsPath(news), locale),
    locale,
    unreadCount,
  }
}

export function writeTestPush(locale: Locale, unreadCount: number): PushPayload {
  const say = textsIn(locale)
  return {
    tag: 'test',
    title: say('push.test.title'),
    body: say('push.test.body'),
    path: localizedPath(paths.settings(), locale),
    locale,
    unreadCount,
  }
}
