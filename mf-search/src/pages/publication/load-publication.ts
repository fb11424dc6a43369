import { listCategories } from '@sild/contract/content/operations'
import type { CardType } from '@sild/contract/enums'
import { searchTypeOfCard } from '@sild/contract/enums'
import { getPublication } from '@sild/contract/publications/operations'
import { search } from '@sild/contract/search/operations'
import type { LoaderArgs } from '@sild/router'
import { apiContext, isApiError } from '@sild/shell-api'
import { loadAnswering } from '../../answering/load-answering.ts'
import { shownCard, shownCategories } from '../../cards/shown-card.ts'

const similarCount = 4

/** Loader of a publication's page. What is similar is a courtesy: without it the page still comes. */
export const publicationLoader =
  (cardType: CardType) =>
  async ({ context, params, request: { signal } }: LoaderArgs) => {
    const api = context.get(apiContext)
    const [publication, categories] = await Promise.all([
      api.call(getPublication, { params: { cardType, slugOrGuid: params.slug! }, signal }),
      api.call(listCategories, { signal }),
    ])
    const answering = loadAnswering(api, publication.author.guid, signal)
    const similar = await api
      .call(search, {
        body: {
          searchType: searchTypeOfCard[cardType],
          categoryIds: [publication.categoryId],
          limit: similarCount + 1,
        },
        signal,
      })
      .then(({ cards }) =>
        cards
          .filter(({ guid }) => guid !== publication.guid)
          .slice(0, similarCount)
          .map(shownCard),
      )
      .catch((error: unknown) => {
        if (isApiError(error)) return []
        throw error
      })
    return {
      publication,
      answering: await answering,
      categories: shownCategories(categories.list),
      similar,
      now: new Date().toISOString(),
    }
  }
export type LoadedPublication = Awaited<ReturnType<ReturnType<typeof publicationLoader>>>
