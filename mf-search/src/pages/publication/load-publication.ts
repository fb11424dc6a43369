import { listCategories } from '@sild/contract/content/operations'
import type { CardType } from '@sild/contract/enums'
import { getPublication } from '@sild/contract/publications/operations'
import type { LoaderArgs } from '@sild/router'
import { apiContext, localeContext } from '@sild/shell-api'
import { unlessDeleted } from '@sild/shell-api/unless-deleted'
import { loadAnswering } from '../../answering/load-answering.ts'
import { shownCategories } from '../../cards/shown-card.ts'
import { loadSimilar } from '../../similar/load-similar.ts'
import { loadTitles } from './load-titles.ts'

/** Loader of a publication's page. */
export const publicationLoader =
  (cardType: CardType) =>
  async ({ context, params, request }: LoaderArgs) => {
    const { signal } = request
    const api = context.get(apiContext)
    const locale = context.get(localeContext)
    const input = { params: { cardType, slugOrGuid: params.slug! }, signal }
    const [publication, categories] = await Promise.all([
      unlessDeleted(request, 'publication', api.call(getPublication, input)),
      api.call(listCategories, { signal }),
    ])
    const answering = loadAnswering(api, publication.author.guid, signal)
    const similar = loadSimilar(api, { cardType, guid: publication.guid }, signal)
    const titles = loadTitles(api, publication, signal)
    const translation = publication.translations[locale]
    return {
      // Translations that this reader does not see would double the document.
      publication: { ...publication, translations: translation ? { [locale]: translation } : {} },
      answering: await answering,
      categories: shownCategories(categories.list),
      similar: await similar,
      titles: await titles,
      now: new Date().toISOString(),
    }
  }
export type LoadedPublication = Awaited<ReturnType<ReturnType<typeof publicationLoader>>>
