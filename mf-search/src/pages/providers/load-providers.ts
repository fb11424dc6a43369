import { listPlans } from '@sild/contract/billing/operations'
import { listCategories } from '@sild/contract/content/operations'
import { constants } from '@sild/contract/limits'
import { getMarketOverview, search } from '@sild/contract/search/operations'
import { data, type LoaderArgs } from '@sild/router'
import { apiContext, isApiError } from '@sild/shell-api'
import { shownCard } from '../../cards/shown-card.ts'

const bestRatedCount = 6

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
  const best = await api.call(search, {
    body: {
      searchType: 'companies',
      sort: 'rating',
      categoryIds: category ? [category.id] : [],
      limit: bestRatedCount,
    },
    signal,
  })
  return {
    category,
    categories: shown.toSorted((first, second) => second.services + second.experts - first.services - first.experts),
    counts: { ...(category ?? overview.counts), companies: best.total },
    companies: best.cards.map(shownCard),
    startupPriceCents,
    now: new Date().toISOString(),
  }
}
export type LoadedProviders = Awaited<ReturnType<typeof loadProviders>>

/** A courtesy: without it the page still comes. */
async function startupPrice(plans: Promise<{ list: { slug: string; priceCents: number | null }[] }>) {
  try {
    return (await plans).list.find(({ slug }) => slug === 'startup')?.priceCents ?? null
  } catch (error) {
    if (isApiError(error)) return null
    throw error
  }
}
