import type { Locale } from '@sild/contract/enums'
import { asSystem } from '@sild/service-kit'
import type { NotificationsDeps } from '../deps.ts'
import type { WeekNews } from '../rules/compose-digest.ts'

const WEEK_MS = 7 * 86_400_000
const actor = asSystem('members and subscribers read the digest of the week')
export type ReadWeekNews = (locale: Locale) => Promise<WeekNews>

/** Returns a reader of the week's news that queries each language once. */
export function weekNewsReader({ calls }: Pick<NotificationsDeps, 'calls'>, until: Date): ReadWeekNews {
  const read = new Map<Locale, Promise<WeekNews>>()
  const since = new Date(until.getTime() - WEEK_MS)
  const fetchNews = async (locale: Locale): Promise<WeekNews> => {
    const [{ list: cards }, { list: pages }] = await Promise.all([
      calls.call(
        'listNewCards',
        { body: { since: since.toISOString(), until: until.toISOString(), locale } },
        { actor },
      ),
      calls.call(
        'listPages',
        { body: { filters: { categorySlug: 'news' }, limit: 10 } },
        { actor, headers: { 'x-language': locale } },
      ),
    ])
    const articles = pages
      .filter(({ publishedAt }) => new Date(publishedAt) > since && new Date(publishedAt) <= until)
      .map(({ slug, title }) => ({ slug, title }))
    return { cards, articles }
  }
  return (locale) => {
    const known = read.get(locale) ?? fetchNews(locale)
    read.set(locale, known)
    return known
  }
}
