import type { SearchCardType } from '@sild/contract/enums'
import { listSimilarCards } from '@sild/contract/search/card-operations'
import { isApiError, type useApi } from '@sild/shell-api'
import { type ShownCard, shownCard } from '../cards/shown-card.ts'

/** Cards similar to a publication or a company. Optional: if the call fails, the page renders without them. */
export const loadSimilar = (
  api: ReturnType<typeof useApi>,
  { cardType, guid }: { cardType: SearchCardType; guid: string },
  signal: AbortSignal,
): Promise<ShownCard[]> =>
  api.call(listSimilarCards, { params: { entity: cardType, guid }, signal }).then(
    ({ cards }) => cards.map(shownCard),
    (error: unknown) => {
      if (isApiError(error)) return []
      throw error
    },
  )
