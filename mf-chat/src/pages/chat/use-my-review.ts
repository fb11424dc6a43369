import type { Reply } from '@sild/contract'
import type { Chat } from '@sild/contract/chat/schemas'
import { getMyReview } from '@sild/contract/companies/review-operations'
import { useApi } from '@sild/shell-api'
import { apiQuery, useQuery } from '@sild/shell-api/query'

/** How the two companies of a chat stand with their reviews; of a deleted one nothing is known. */
export function useMyReview({ guid, hasLeft }: Chat['companion']): Reply<'getMyReview'> | undefined {
  const query = apiQuery(useApi(), getMyReview, { params: { guid } })
  return useQuery({ ...query, enabled: !hasLeft }).data
}
