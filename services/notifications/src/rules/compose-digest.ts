import type { Reply } from '@sild/contract'
import type { NewCard } from '@sild/contract/search/digest-schemas'
import type { DigestArticle, DigestContent } from '../models/digest.ts'

type Reader = Reply<'listDigestReaders'>['list'][number]
export type Activity = Reply<'getWeekOfAuthors'>['list'][number]

/** News of the week in one language. */
export interface WeekNews {
  readonly cards: readonly NewCard[]
  readonly articles: readonly DigestArticle[]
}

const MAX_CARDS = 5
const MAX_ARTICLES = 2

/**
 * The weekly mail of a reader: new publications, figures of the company's own publications, and articles. A company
 * that offers services or experts gets projects of the same categories, and a company with projects gets services and
 * experts. If it has no publications, the reader's role and chosen categories count. Null if there is nothing to mail.
 */
export function composeDigest(
  { categoryIds, locale, userType }: Reader,
  activity: Activity | undefined,
  { articles, cards }: WeekNews,
): DigestContent | null {
  const sold = activity?.soldCategoryIds ?? []
  const bought = activity?.boughtCategoryIds ?? []
  const hasPublished = sold.length + bought.length > 0
  const projectsOf = hasPublished ? sold : userType === 'provider' ? categoryIds : null
  const offersOf = hasPublished ? bought : userType === 'customer' ? categoryIds : null
  const isWanted = ({ cardType, categoryId, companyGuid }: NewCard): boolean => {
    const wanted = cardType === 'project' ? projectsOf : offersOf
    if (wanted === null || companyGuid === activity?.companyGuid) return false
    // A reader with no publications and no chosen categories gets all categories.
    return wanted.includes(categoryId) || (!hasPublished && wanted.length === 0)
  }
  const chosen = cards.filter(isWanted).slice(0, MAX_CARDS)
  const news = articles.slice(0, MAX_ARTICLES)
  const numbers = activity && { views: activity.views, responses: activity.responses }
  const isStill = !numbers || [...numbers.views, ...numbers.responses].every((count) => count === 0)
  if (chosen.length === 0 && news.length === 0 && isStill) return null
  return { locale, cards: chosen, news, numbers: numbers && !isStill ? numbers : null }
}
