import type { ApiClient, InputOf, ReplyOf } from '@sild/api-client'
import type { Endpoint } from '@sild/contract/operation'
import { useApi } from '@sild/shell-api'
import { apiQuery, useQuery } from '@sild/shell-api/query'

type AnyQuery = Parameters<typeof useQuery<unknown>>[0]

/** A call with what a card shows of its reply, so that cards of different calls are alike to whoever draws them. */
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
  // What the query brings is seen by the function beside it and by no other.
  query: (api) => apiQuery(api, operation, input) as AnyQuery,
  see: (reply) => see(reply as ReplyOf<Called>), // What that query brings.
})

/** Does not suspend and does not throw: a service that is away takes only its own card with it. */
export function useShown<Seen>({ query, see }: Shown<Seen>) {
  const { data, isFetching, refetch } = useQuery(query(useApi()))
  return { seen: data === undefined ? undefined : see(data), isFetching, retry: () => void refetch() }
}
