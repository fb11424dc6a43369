import type { Locale } from '@sild/contract'
import type { Letter } from '@sild/service-kit'
import { isTold } from '@sild/contract/notifications/told'
import { localizedPath, paths } from '@sild/paths'
import { newsPath } from '@sild/paths/news-path'
import type { Notification } from '../models/notification.ts'
import { textsIn } from '../texts.ts'

/** What a mail says of a notification. */
export type NewsTexts = Pick<Notification, 'notificationGuid' | 'target' | 'type' | 'values'>

interface Reader {
  /** What a digest has found, and what was written, by the notification's guid. */
  readonly found?: ReadonlyMap<string, string>
  /** Whether an answer to the mail is taken in. */
  readonly isAnswerable: boolean
  /** Of the page that keeps what ends soon. */
  readonly keepPath?: string | undefined
  readonly locale: Locale
  readonly publicUrl: string
  /** Of the page where people end these mails. */
  readonly unsubscribePath: string
}

/** One thing leads to where it happened; several are told line by line, and lead to all notifications. */
export async function writeNews(
  news: readonly NewsTexts[],
  { found, isAnswerable, keepPath, locale, publicUrl, unsubscribePath }: Reader,
): Promise<Letter> {
  const say = textsIn(locale)
  const told = news.flatMap(({ notificationGuid, type, values }) =>
    isTold(type) ? [{ sentence: say(type, values), names: found?.get(notificationGuid) }] : [],
  )
  const [first] = news
  const isOne = news.length === 1 && first !== undefined
  const subject = isOne ? (told[0]?.sentence ?? '') : say('several', { count: news.length })
  const href = new URL(localizedPath(isOne ? (keepPath ?? newsPath(first)) : paths.notifications(), locale), publicUrl)
    .href
  const end = new URL(localizedPath(unsubscribePath, locale), publicUrl).href
  const choose = new URL(localizedPath(`${paths.settings()}#news`, locale), publicUrl).href
  // Rendering weighs a quarter of a second at load, and only the worker renders.
  const { writeLetter } = await import('@sild/letter')
  return writeLetter(locale, {
    subject,
    title: subject,
    paragraphs: isOne
      ? [
          ...(told[0]?.names ?? '').split(/\n+/).filter(Boolean),
          say(keepPath ? 'keep.text' : isAnswerable ? 'one.answer' : 'one.text'),
        ]
      : told.map(({ names, sentence }) => (names ? `${sentence}: ${names}` : sentence)),
    button: say(keepPath ? 'keep.button' : isOne ? 'one.button' : 'several.button'),
    href,
    note: say('note', { choose, end }),
    signature: say('signature'),
    why: say('why'),
  })
}
