import { getCompany, getCompanyVerification, listCompanyReviews } from '@sild/contract/companies/operations'
import { listCategories } from '@sild/contract/content/operations'
import { search } from '@sild/contract/search/operations'
import type { SearchType } from '@sild/contract/enums'
import type { LoaderArgs } from '@sild/router'
import { apiContext } from '@sild/shell-api'
import { loadAnswering } from '../../answering/load-answering.ts'
import { shownCard, shownCategories } from '../../cards/shown-card.ts'
import { loadSimilar } from '../../similar/load-similar.ts'

const shownReviews = 10
const shownCards = 50

export async function loadCompany({ context, params, request: { signal } }: LoaderArgs) {
  const api = context.get(apiContext)
  const company = await api.call(getCompany, { params: { slugOrGuid: params.company! }, signal })
  const of = { params: { guid: company.guid }, signal }
  const [reviews, verification, answering, similar] = await Promise.all([
    api.call(listCompanyReviews, { ...of, query: { limit: shownReviews } }),
    api.call(getCompanyVerification, of),
    loadAnswering(api, company.guid, signal),
    loadSimilar(api, { cardType: 'company', guid: company.guid }, signal),
  ])
  return { answering, company, reviews, similar, verification }
}
export type LoadedCompany = Awaited<ReturnType<typeof loadCompany>>

/** Loader of a tab with the cards of one company. */
export const loadCompanyCards =
  (searchTypes: readonly SearchType[]) =>
  async ({ context, params, request: { signal } }: LoaderArgs) => {
    const api = context.get(apiContext)
    const company = await api.call(getCompany, { params: { slugOrGuid: params.company! }, signal })
    const [categories, ...found] = await Promise.all([
      api.call(listCategories, { signal }),
      ...searchTypes.map((searchType) =>
        api.call(search, { body: { searchType, companyGuid: company.guid, limit: shownCards }, signal }),
      ),
    ])
    return {
      company,
      categories: shownCategories(categories.list),
      cards: found.flatMap(({ cards }) => cards.map(shownCard)),
      now: new Date().toISOString(),
    }
  }
export type LoadedCompanyCards = Awaited<ReturnType<ReturnType<typeof loadCompanyCards>>>
