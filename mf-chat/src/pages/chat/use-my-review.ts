import type { Reply } from '@sild/contract'
import type { Chat } from '@sild/contract/chat/schemas'
import { getMyReview } from '@sild/contract/companies/review-operations'
import { useApi } from '@sild/shell-api'
import { apiQuery, useQuery } from '@sild/shell-api/query'

/** The reviews between the two companies of a chat; undefined if the other was deleted. */
export function useMyReview({ guid, hasLeft }: Chat['companion']): Reply<'getMyReview'> | undefined {
  const query = apiQuery(useApi(), getMyReview, { params: { guid } })
  return useQuery({ ...query, enabled: !hasLeft }).data
}
