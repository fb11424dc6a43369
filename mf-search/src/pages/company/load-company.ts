import { getCompany, getCompanyVerification, listCompanyReviews } from '@sild/contract/companies/operations'
import { listCategories } from '@sild/contract/content/operations'
import { constants } from '@sild/contract/limits'
import { pageOf, pageQuery } from '@sild/contract/paging'
import { search } from '@sild/contract/search/operations'
import type { SearchType } from '@sild/contract/enums'
import { paths, withQuery } from '@sild/paths'
import { type LoaderArgs, redirect } from '@sild/router'
import { apiContext } from '@sild/shell-api'
import { unlessDeleted } from '@sild/shell-api/unless-deleted'
import { loadAnswering } from '../../answering/load-answering.ts'
import { shownCard, shownCategories } from '../../cards/shown-card.ts'
import { loadSimilar } from '../../similar/load-similar.ts'

export const shownReviews = 10
const shownCards = 50

/** The address of page 1 has no page number. */
export const pageHref = (path: string, page: number): string => withQuery(path, { page: page > 1 ? page : undefined })

export async function loadCompany({ context, params, request }: LoaderArgs) {
  const { signal, url } = request
  const api = context.get(apiContext)
  const { searchParams } = new URL(url)
  const page = pageOf(searchParams, shownReviews)
  const input = { params: { slugOrGuid: params.company! }, signal }
  const company = await unlessDeleted(request, 'company', api.call(getCompany, input))
  const of = { params: { guid: company.guid }, signal }
  const [reviews, verification, answering, similar] = await Promise.all([
    api.call(listCompanyReviews, { ...of, query: pageQuery(searchParams, shownReviews) }),
    api.call(getCompanyVerification, of),
    loadAnswering(api, company.guid, signal),
    loadSimilar(api, { cardType: 'company', guid: company.guid }, signal),
  ])
  if (page > 1 && reviews.list.length === 0) throw redirect(paths.company(company.slug))
  return { answering, company, page, reviews, similar, verification }
}
export type LoadedCompany = Awaited<ReturnType<typeof loadCompany>>

/** Loader of a tab with a company's cards. With several types, each page has some of each. */
export const loadCompanyCards =
  (searchTypes: readonly SearchType[], pathOf: (slug: string) => string) =>
  async ({ context, params, request: { signal, url } }: LoaderArgs) => {
    const api = context.get(apiContext)
    const page = Math.min(pageOf(new URL(url).searchParams, shownCards), constants.searchPageMax)
    const company = await api.call(getCompany, { params: { slugOrGuid: params.company! }, signal })
    const [categories, ...found] = await Promise.all([
      api.call(listCategories, { signal }),
      ...searchTypes.map((searchType) =>
        api.call(search, {
          body: { searchType, companyGuid: company.guid, withHidden: true, limit: shownCards, page },
          signal,
        }),
      ),
    ])
    const cards = found.flatMap((reply) => reply.cards.map(shownCard))
    if (page > 1 && cards.length === 0) throw redirect(pathOf(company.slug))
    return {
      company,
      categories: shownCategories(categories.list),
      cards,
      href: pathOf(company.slug),
      page,
      pagesCount: Math.max(...found.map(({ pagesCount }) => pagesCount)),
      now: new Date().toISOString(),
    }
  }
export type LoadedCompanyCards = Awaited<ReturnType<ReturnType<typeof loadCompanyCards>>>

/** The canonical address: this page, or the company's page if it has no cards. */
export const listedCardsHref = ({ cards, company, href, page }: LoadedCompanyCards): string =>
  cards.length === 0 ? paths.company(company.slug) : pageHref(href, page)
