import { createIntl, createIntlCache } from '@formatjs/intl'
import type { Locale } from '@sild/contract'
import type { Letter } from '@sild/service-kit'
import { localizedPath, paths } from '@sild/paths'
import type { DigestContent } from '../models/digest.ts'
import { bars } from '../rules/bars.ts'
import en from './digest-messages/en.json' with { type: 'json' }
import et from './digest-messages/et.json' with { type: 'json' }
import fr from './digest-messages/fr.json' with { type: 'json' }

const messages: Readonly<Record<Locale, typeof en>> = { en, et, fr }
const cache = createIntlCache()
const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0)

/** The weekly mail: new publications, figures of the reader's own publications, and articles. */
export async function writeDigest(
  { cards, locale, news, numbers }: DigestContent,
  { publicUrl, unsubscribePath }: { publicUrl: string; unsubscribePath: string },
): Promise<Letter> {
  const intl = createIntl({ locale, messages: messages[locale] }, cache)
  const say = (id: keyof typeof en, values?: Record<string, string | number>): string =>
    intl.formatMessage({ id }, values)
  const address = (path: string): string => new URL(localizedPath(path, locale), publicUrl).href
  const [first] = cards
  const subject =
    first && cards.length > 1
      ? say('subject.cards', { name: first.name, count: cards.length - 1 })
      : say('subject', { name: first?.name ?? news[0]?.title ?? '' })
  // Loading the renderer takes 250 ms, and only the worker renders.
  const { writeLetter } = await import('@sild/letter')
  return writeLetter(locale, {
    subject: first || news[0] ? subject : say('subject.numbers'),
    title: say('title'),
    paragraphs: [say(cards.length > 0 ? 'text.cards' : 'text')],
    links: [
      ...cards.map(({ cardType, companyName, name, slug }) => ({
        title: name,
        detail: `${say(`kind.${cardType}`)} · ${companyName}`,
        href: address(paths.publication(cardType, slug)),
      })),
      ...news.map(({ slug, title }) => ({ title, detail: say('news'), href: address(paths.newsArticle(slug)) })),
    ],
    facts: numbers
      ? [
          [say('views'), `${sum(numbers.views)}  ${bars(numbers.views)}`],
          [say('responses'), `${sum(numbers.responses)}  ${bars(numbers.responses)}`],
        ]
      : [],
    button: say(numbers ? 'button.own' : 'button'),
    href: address(numbers ? paths.myPublications() : paths.search()),
    note: say('note', { end: address(unsubscribePath) }),
    signature: say('signature'),
    why: say('why'),
  })
}
