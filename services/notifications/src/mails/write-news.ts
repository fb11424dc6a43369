import type { Locale } from '@sild/contract'
import type { Letter } from '@sild/service-kit'
import { isMailedKind } from '@sild/contract/notifications/mail-rules'
import { localizedPath, paths } from '@sild/paths'
import { newsPath } from '@sild/paths/news-path'
import type { Notification } from '../models/notification.ts'
import { textsIn } from '../texts.ts'

/** The parts of a notification that a mail shows. */
export type NewsTexts = Pick<Notification, 'notificationGuid' | 'target' | 'type' | 'values'>

interface Reader {
  /** Hits of digests and texts of messages, by notification guid. */
  readonly found?: ReadonlyMap<string, string>
  /** Whether the user can answer the mail. */
  readonly isAnswerable: boolean
  /** The page where the owner extends the publication. */
  readonly keepPath?: string | undefined
  readonly locale: Locale
  readonly publicUrl: string
  /** The page where the user unsubscribes. */
  readonly unsubscribePath: string
}

/** A single notification links to its page; several are listed and link to all notifications. */
export async function writeNews(
  news: readonly NewsTexts[],
  { found, isAnswerable, keepPath, locale, publicUrl, unsubscribePath }: Reader,
): Promise<Letter> {
  const say = textsIn(locale)
  const lines = news.flatMap(({ notificationGuid, type, values }) =>
    isMailedKind(type) ? [{ sentence: say(type, values), names: found?.get(notificationGuid) }] : [],
  )
  const [first] = news
  const isOne = news.length === 1 && first !== undefined
  const subject = isOne ? (lines[0]?.sentence ?? '') : say('several', { count: news.length })
  const href = new URL(localizedPath(isOne ? (keepPath ?? newsPath(first)) : paths.notifications(), locale), publicUrl)
    .href
  const end = new URL(localizedPath(unsubscribePath, locale), publicUrl).href
  const choose = new URL(localizedPath(`${paths.settings()}#news`, locale), publicUrl).href
  // Loading the renderer takes 250 ms, and only the worker renders.
  const { writeLetter } = await import('@sild/letter')
  return writeLetter(locale, {
    subject,
    title: subject,
    paragraphs: isOne
      ? [
          ...(lines[0]?.names ?? '').split(/\n+/).filter(Boolean),
          say(keepPath ? 'keep.text' : isAnswerable ? 'one.answer' : 'one.text'),
        ]
      : lines.map(({ names, sentence }) => (names ? `${sentence}: ${names}` : sentence)),
    button: say(keepPath ? 'keep.button' : isOne ? 'one.button' : 'several.button'),
    href,
    note: say('note', { choose, end }),
    signature: say('signature'),
    why: say('why'),
  })
}
