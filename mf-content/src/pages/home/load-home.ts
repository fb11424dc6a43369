import { listPlans } from '@sild/contract/billing/operations'
import { listRecentReviews } from '@sild/contract/companies/operations'
import { listCategories, listPages } from '@sild/contract/content/operations'
import { getMarketOverview } from '@sild/contract/search/operations'
import type { LoaderArgs } from '@sild/router'
import { apiContext, isApiError } from '@sild/shell-api'
import { newestCards, popularCategories, shownReviews } from './shown-on-home.ts'

const reviewsCount = 3
const articlesCount = 3
const questionsCount = 20

/** A part that is down leaves its section out; the hero with the search always comes. */
async function courtesy<Value>(part: Promise<Value>): Promise<Value | null> {
  try {
    return await part
  } catch (error) {
    if (isApiError(error)) return null
    throw error
  }
}

/** Only what is shown: it comes in the document once more, as data. */
export async function loadHome({ context, request: { signal } }: LoaderArgs) {
  const api = context.get(apiContext)
  const shown = (categorySlug: string, limit: number) =>
    courtesy(api.call(listPages, { body: { filters: { categorySlug, showOnMain: true }, limit }, signal }))
  const [overview, categories, reviews, plans, articles, questions, quotes] = await Promise.all([
    courtesy(api.call(getMarketOverview, { signal })),
    courtesy(api.call(listCategories, { signal })),
    courtesy(api.call(listRecentReviews, { query: { limit: reviewsCount }, signal })),
    courtesy(api.call(listPlans, { signal })),
    shown('blog', articlesCount),
    shown('faq', questionsCount),
    shown('home-reviews', reviewsCount),
  ])
  return {
    counts: overview?.counts,
    categories: popularCategories(categories?.list ?? [], overview),
    newest: overview ? newestCards(overview) : [],
    reviews: shownReviews(reviews?.list ?? []),
    plans:
      plans?.list.map(({ slug, title, priceCents, isAvailable }) => ({ slug, title, priceCents, isAvailable })) ?? [],
    articles: articles?.list ?? [],
    questions: questions?.list.map(({ summary, title }) => ({ question: title, answer: summary })) ?? [],
    quotes: quotes?.list.map(({ summary, title }) => ({ words: summary, from: title })) ?? [],
    now: new Date().toISOString(),
  }
}
export type LoadedHome = Awaited<ReturnType<typeof loadHome>>
