import type { Reply } from '@sild/contract'
import { isOffered } from '@sild/contract/content/offered'

type Overview = Reply<'getMarketOverview'>
type Reviews = Reply<'listRecentReviews'>['list']
type Categories = Reply<'listCategories'>['list']

const shownCategories = 8
const shownPublications = 6

/** The categories with most on offer first. */
export function popularCategories(categories: Categories, overview: Overview | null) {
  const offersOf = (id: number) => {
    const counts = overview?.categories.find(({ categoryId }) => categoryId === id)
    return (counts?.services ?? 0) + (counts?.experts ?? 0)
  }
  return categories
    .filter(isOffered)
    .map(({ icon, id, title }) => ({ icon, id, title, offersCount: offersOf(id) }))
    .toSorted((first, second) => second.offersCount - first.offersCount)
    .slice(0, shownCategories)
}

export const newestCards = ({ newest }: Overview) =>
  newest.slice(0, shownPublications).map((card) => ({
    guid: card.guid,
    slug: card.slug,
    cardType: card.cardType,
    name: card.name,
    summary: card.summary,
    budgetFromCents: card.budgetFromCents,
    budgetToCents: card.budgetToCents,
    budgetPerHourCents: card.budgetPerHourCents,
    publishedAt: card.publishedAt,
    company: { name: card.company.name, logoUrl: card.company.logoUrl },
  }))

export const shownReviews = (reviews: Reviews) =>
  reviews.map(({ author, company, guid, ratingCost, ratingQuality, ratingScheduling, text }) => ({
    guid,
    text,
    rating: (ratingQuality + ratingScheduling + ratingCost) / 3,
    author: { slug: author.slug, name: author.name, logoUrl: author.logoUrl },
    company,
  }))
