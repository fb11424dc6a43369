import { listPublicationResponses } from '@sild/contract/publications/operations'
import { queryClient } from '@sild/shell-api/query'

export const readResponsesAgain = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [listPublicationResponses.path] })
