import { listPlans } from '@sild/contract/billing/operations'
import { listCategories } from '@sild/contract/content/operations'
import { constants } from '@sild/contract/limits'
import { getMarketOverview, search } from '@sild/contract/search/operations'
import type { SearchCard } from '@sild/contract/search/schemas'
import { data, type LoaderArgs } from '@sild/router'
import { apiContext, isApiError } from '@sild/shell-api'
import { shownCard, shownCategories } from '../../cards/shown-card.ts'

const bestRatedCount = 6
/** So many are looked through for that many companies: one of them may have many services. */
const searchedCount = 24

/** Those whose page search engines may find, the largest first; and one of them where the address names it. */
export async function loadProviders({ context, params, request: { signal } }: LoaderArgs) {
  const api = context.get(apiContext)
  const [overview, { list: categories }, startupPriceCents] = await Promise.all([
    api.call(getMarketOverview, { signal }),
    api.call(listCategories, { signal }),
    startupPrice(api.call(listPlans, { signal })),
  ])
  const shown = overview.categories.flatMap(({ categoryId, services, experts }) => {
    const category = categories.find(({ id }) => id === categoryId)
    if (!category || services + experts < constants.providerPageOffers) return []
    return { id: category.id, slug: category.slug, title: category.title, services, experts }
  })
  const category = params.category ? shown.find(({ slug }) => slug === params.category) : undefined
  if (params.category && !category) throw data(null, { status: 404 })
  const { cards } = await api.call(search, {
    body: { searchType: 'services', sort: 'rating', categoryIds: category ? [category.id] : [], limit: searchedCount },
    signal,
  })
  const { services, experts } = category ?? overview.counts
  return {
    category,
    categories: shown.toSorted((first, second) => second.services + second.experts - first.services - first.experts),
    names: shownCategories(categories),
    counts: { services, experts },
    best: bestOfEachCompany(cards).map(shownCard),
    startupPriceCents,
    now: new Date().toISOString(),
  }
}
export type LoadedProviders = Awaited<ReturnType<typeof loadProviders>>

/** In the order of what was found, each company once. */
function bestOfEachCompany(cards: readonly SearchCard[]): SearchCard[] {
  const seen = new Map<string, SearchCard>()
  for (const card of cards)
    if (card.cardType !== 'company' && !seen.has(card.company.slug)) seen.set(card.company.slug, card)
  return [...seen.values()].slice(0, bestRatedCount)
}

/** A courtesy: without it the page still comes. */
async function startupPrice(plans: Promise<{ list: { slug: string; priceCents: number | null }[] }>) {
  try {
    return (await plans).list.find(({ slug }) => slug === 'startup')?.priceCents ?? null
  } catch (error) {
    if (isApiError(error)) return null
    throw error
  }
}
