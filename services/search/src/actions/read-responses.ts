import type { PublicationResponse } from '@sild/contract/publications/response-schemas'
import { asSystem } from '@sild/service-kit'
import type { SearchDeps } from '../deps.ts'

/** Responses among these guids that the company has sent or received, from its point of view. */
export async function readResponses(
  { calls }: Pick<SearchDeps, 'calls'>,
  companyGuid: string | null,
  responseGuids: string[],
): Promise<PublicationResponse[]> {
  if (companyGuid === null || responseGuids.length === 0) return []
  const actor = asSystem('a user sees the responses among their favourites')
  return (await calls.call('getOwnResponses', { body: { companyGuid, responseGuids } }, { actor })).list
}
