import type { ApiClient, InputOf, ReplyOf } from '@sild/api-client'
import type { Endpoint } from '@sild/contract/operation'
import { useApi } from '@sild/shell-api'
import { apiQuery, useQuery } from '@sild/shell-api/query'

type AnyQuery = Parameters<typeof useQuery<unknown>>[0]

/** A query and the function that maps its reply for a card, so that cards of different queries have one type. */
export interface Shown<Seen> {
  readonly path: string
  readonly query: (api: ApiClient) => AnyQuery
  readonly see: (reply: unknown) => Seen
}

export const shownOf = <Called extends Endpoint, Seen>(
  operation: Called,
  input: InputOf<Called>,
  see: (reply: ReplyOf<Called>) => Seen,
): Shown<Seen> => ({
  path: operation.path,
  // Only the `see` below gets the reply of this query.
  query: (api) => apiQuery(api, operation, input) as AnyQuery,
  see: (reply) => see(reply as ReplyOf<Called>), // The reply of that query.
})

/** Does not suspend or throw: an unreachable service affects only its own card. */
export function useShown<Seen>({ query, see }: Shown<Seen>) {
  const { data, isFetching, refetch } = useQuery(query(useApi()))
  return { seen: data === undefined ? undefined : see(data), isFetching, retry: () => void refetch() }
}
