import { createIntl, createIntlCache } from '@formatjs/intl'
import type { Locale } from '@sild/contract'
import type { Mail } from '@sild/service-kit'
import { localizedPath, paths } from '@sild/paths'
import type { Notification } from '../models/notification.ts'
import { isMailed } from '../rules/mailed-kinds.ts'
import { newsPath } from './news-path.ts'
import en from './messages/en.json' with { type: 'json' }
import et from './messages/et.json' with { type: 'json' }
import fr from './messages/fr.json' with { type: 'json' }

const messages: Readonly<Record<Locale, typeof en>> = { en, et, fr }
const cache = createIntlCache()

interface Reader {
  readonly locale: Locale
  readonly publicUrl: string
  /** Of the page where people end these mails. */
  readonly unsubscribePath: string
}

/** One thing leads to where it happened; several are told line by line, and lead to all notifications. */
export async function writeNews(
  news: readonly Notification[],
  { locale, publicUrl, unsubscribePath }: Reader,
): Promise<Pick<Mail, 'subject' | 'html' | 'text'>> {
  const intl = createIntl({ locale, messages: messages[locale] }, cache)
  const say = (id: keyof typeof en, values?: Record<string, string | number>): string =>
    intl.formatMessage({ id }, values)
  const sentences = news.flatMap(({ type, values }) => (isMailed(type) ? [say(type, values)] : []))
  const [first] = news
  const isOne = news.length === 1 && first !== undefined
  const subject = isOne ? (sentences[0] ?? '') : say('several', { count: news.length })
  const href = new URL(localizedPath(isOne ? newsPath(first) : paths.notifications(), locale), publicUrl).href
  const end = new URL(localizedPath(unsubscribePath, locale), publicUrl).href
  // Rendering weighs a quarter of a second at load, and only the worker renders.
  const { writeLetter } = await import('@sild/letter')
  return writeLetter(locale, {
    subject,
    title: subject,
    paragraphs: isOne ? [say('one.text')] : sentences,
    button: say(isOne ? 'one.button' : 'several.button'),
    href,
    note: say('note', { end }),
    signature: say('signature'),
    why: say('why'),
  })
}
