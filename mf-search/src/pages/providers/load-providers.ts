import { listPlans } from '@sild/contract/billing/operations'
import { listCategories } from '@sild/contract/content/operations'
import { constants } from '@sild/contract/limits'
import { getMarketOverview, listProviderCities, search } from '@sild/contract/search/operations'
import type { SearchCard } from '@sild/contract/search/schemas'
import { paths } from '@sild/paths'
import { data, type LoaderArgs, redirect } from '@sild/router'
import { apiContext, isApiError } from '@sild/shell-api'
import { shownCard, shownCategories } from '../../cards/shown-card.ts'

const bestRatedCount = 6
/** How many services are read for the companies of a page: one company may have many of them. */
const searchedCount = 24
/** A list that is looked through, not an index of all. */
const maxCities = 24

/** The category and city of the address, and others with an indexed page, the largest first. */
export async function loadProviders({ context, params, request: { signal } }: LoaderArgs) {
  const api = context.get(apiContext)
  const [overview, { list: known }, { list: offeredIn }, startupPriceCents] = await Promise.all([
    api.call(getMarketOverview, { signal }),
    api.call(listCategories, { signal }),
    api.call(listProviderCities, { signal }),
    startupPrice(api.call(listPlans, { signal })),
  ])
  const city = params.city ? offeredIn.find(({ slug }) => slug === params.city) : undefined
  const categories = withPage((city?.categories ?? overview.categories).map(named(known)))
  const category = params.category ? categories.find(({ slug }) => slug === params.category) : undefined
  const old = known.find(({ slug }) => slug === params.category)
  const target = known.find(({ id }) => id === old?.mergedIntoId)
  if (target)
    throw redirect(
      params.city ? paths.providersInCity(params.city, target.slug) : paths.serviceProviders(target.slug),
      301,
    )
  const counted = category ?? city ?? overview.counts
  const isMissing = (params.category && !category) || (params.city && !city)
  if (isMissing || (city && !hasEnoughOffers(counted))) throw data(null, { status: 404 })
  const cities = offeredIn.map(({ categories: counts, services, experts, ...one }) => ({
    ...one,
    ...(category ? (counts.find(({ categoryId }) => categoryId === category.id) ?? none) : { services, experts }),
  }))
  const { cards } = await api.call(search, {
    body: {
      searchType: 'services',
      sort: 'rating',
      categoryIds: category ? [category.id] : [],
      citySlug: city?.slug,
      limit: searchedCount,
    },
    signal,
  })
  const { services, experts } = counted
  return {
    category: category && { id: category.id, slug: category.slug, title: category.title },
    city: city && { slug: city.slug, title: city.title, countryCode: city.countryCode },
    categories,
    cities: withPage(cities).slice(0, maxCities),
    names: shownCategories(known),
    counts: { services, experts },
    best: bestOfEachCompany(cards).map(shownCard),
    startupPriceCents,
    now: new Date().toISOString(),
  }
}
export type LoadedProviders = Awaited<ReturnType<typeof loadProviders>>

interface Offered {
  readonly services: number
  readonly experts: number
}
const none: Offered = { services: 0, experts: 0 }
const offersOf = ({ experts, services }: Offered): number => services + experts
const hasEnoughOffers = (one: Offered): boolean => offersOf(one) >= constants.providerPageOffers

/** Those with enough offers for a page of their own, most offers first. */
const withPage = <One extends Offered>(all: readonly One[]): One[] =>
  all.filter(hasEnoughOffers).toSorted((first, second) => offersOf(second) - offersOf(first))

const named =
  (known: readonly { id: number; slug: string; title: string }[]) =>
  ({ categoryId, experts, services }: Offered & { categoryId: number }) => {
    const category = known.find(({ id }) => id === categoryId)
    // An unknown category has no page.
    if (!category) return { id: categoryId, slug: '', title: '', ...none }
    return { id: categoryId, slug: category.slug, title: category.title, services, experts }
  }

/** In the order of the results, each company once. */
function bestOfEachCompany(cards: readonly SearchCard[]): SearchCard[] {
  const seen = new Map<string, SearchCard>()
  for (const card of cards)
    if (card.cardType !== 'company' && !seen.has(card.company.slug)) seen.set(card.company.slug, card)
  return [...seen.values()].slice(0, bestRatedCount)
}

/** Optional: if the call fails, the page renders without it. */
async function startupPrice(plans: Promise<{ list: { slug: string; priceCents: number | null }[] }>) {
  try {
    return (await plans).list.find(({ slug }) => slug === 'startup')?.priceCents ?? null
  } catch (error) {
    if (isApiError(error)) return null
    throw error
  }
}
