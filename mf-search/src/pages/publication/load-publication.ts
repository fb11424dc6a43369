import { listCategories } from '@sild/contract/content/operations'
import type { CardType } from '@sild/contract/enums'
import { getPublication } from '@sild/contract/publications/operations'
import type { LoaderArgs } from '@sild/router'
import { apiContext } from '@sild/shell-api'
import { loadAnswering } from '../../answering/load-answering.ts'
import { shownCategories } from '../../cards/shown-card.ts'
import { loadSimilar } from '../../similar/load-similar.ts'

/** Loader of a publication's page. */
export const publicationLoader =
  (cardType: CardType) =>
  async ({ context, params, request: { signal } }: LoaderArgs) => {
    const api = context.get(apiContext)
    const [publication, categories] = await Promise.all([
      api.call(getPublication, { params: { cardType, slugOrGuid: params.slug! }, signal }),
      api.call(listCategories, { signal }),
    ])
    const answering = loadAnswering(api, publication.author.guid, signal)
    const similar = loadSimilar(api, { cardType, guid: publication.guid }, signal)
    return {
      publication,
      answering: await answering,
      categories: shownCategories(categories.list),
      similar: await similar,
      now: new Date().toISOString(),
    }
  }
export type LoadedPublication = Awaited<ReturnType<ReturnType<typeof publicationLoader>>>
