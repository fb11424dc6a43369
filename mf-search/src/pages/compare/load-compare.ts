import { listCategories, listLanguages } from '@sild/contract/content/operations'
import { listCards } from '@sild/contract/search/card-operations'
import type { LoaderArgs } from '@sild/router'
import { apiContext } from '@sild/shell-api'
import { readCompareAddress } from '../../compare/compare-address.ts'
import { isCompared } from '../../compare/compared-types.ts'

/** Loads the cards of the address: those to compare, those of another type, and the count of deleted ones. */
export async function loadCompare({ context, request }: LoaderArgs) {
  const api = context.get(apiContext)
  const { signal } = request
  const { brokenCount, excessCount, guids, ...address } = readCompareAddress(new URL(request.url).searchParams)
  const [{ list: found }, { list: categories }, { list: languages }] = await Promise.all([
    guids.length > 0 ? api.call(listCards, { body: { guids }, signal }) : { list: [] },
    api.call(listCategories, { signal }),
    api.call(listLanguages, { signal }),
  ])
  const kinds = found.map(({ card }) => card.cardType).filter(isCompared)
  const cardType = address.cardType ?? kinds[0] ?? null
  const spoken = new Set(found.flatMap(({ terms }) => terms.languages.map(({ languageId }) => languageId)))
  const compared = found.filter(({ card }) => card.cardType === cardType)
  return {
    cardType,
    compared,
    others: found.filter((one) => !compared.includes(one)).map(({ card }) => card.name),
    goneCount: guids.length - found.length + brokenCount,
    excessCount,
    categories: categories.map(({ id, title }) => ({ id, title })),
    languages: languages.filter(({ id }) => spoken.has(id)).map(({ id, title }) => ({ id, title })),
  }
}
export type LoadedCompare = Awaited<ReturnType<typeof loadCompare>>
