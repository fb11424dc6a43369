import { getAnswering } from '@sild/contract/publications/operations'
import { isApiError, type useApi } from '@sild/shell-api'

/** Optional: if the call fails, the page renders without it. */
export const loadAnswering = (api: ReturnType<typeof useApi>, companyGuid: string, signal: AbortSignal) =>
  api.call(getAnswering, { params: { guid: companyGuid }, signal }).then(
    ({ answering }) => answering,
    (error: unknown) => {
      if (isApiError(error)) return null
      throw error
    },
  )
export type Answering = Awaited<ReturnType<typeof loadAnswering>>
