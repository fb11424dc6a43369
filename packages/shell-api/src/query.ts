import type { ApiClient, InputOf, ReplyOf } from '@sild/api-client'
import type { Endpoint } from '@sild/contract/operation'
import { apiContext, onCatchUp, onForgetUser, useApi } from '@sild/shell-api'
import type { LoaderArgs } from '@sild/router'
import type {
  InfiniteData,
  Query,
  QueryKey,
  UseInfiniteQueryOptions,
  UseMutationOptions,
  UseQueryOptions,
} from '@tanstack/react-query'
import {
  QueryClient,
  queryOptions,
  useInfiniteQuery as useInfiniteQueryOf,
  useMutation as useMutationOf,
  useQuery as useQueryOf,
  useSuspenseQuery as useSuspenseQueryOf,
} from '@tanstack/react-query'

/** The server cache of the signed-in pages, one per document; the shell empties it at sign-out. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // The BFF already repeats the calls that may be repeated.
    queries: { staleTime: 30_000, retry: false },
    mutations: { retry: false },
  },
})

const cache = queryClient.getQueryCache()
/** Queries that a page still shows while the user leaves it: a refetch would be refused and break the page. */
const lastShown = new WeakSet<Query>()
onForgetUser(() => {
  queryClient.getMutationCache().clear()
  for (const query of cache.getAll())
    if (query.observers.some(({ options }) => options.suspense)) lastShown.add(query)
    else cache.remove(query)
})
cache.subscribe(({ type, query }) => {
  if (type === 'observerRemoved' && lastShown.has(query) && query.observers.length === 0) cache.remove(query)
})

const catchUpPausesMs = [1000, 4000, 16_000]
let nextCatchUp: ReturnType<typeof setTimeout> | undefined
/** Only what is on the screen is fetched at once; the rest when it is shown again. */
async function readAgain(attempt = 0): Promise<void> {
  clearTimeout(nextCatchUp)
  try {
    await queryClient.invalidateQueries({}, { throwOnError: true })
  } catch {
    // Without a retry the page would show old data until the next message, although it looks live.
    const pause = catchUpPausesMs[attempt]
    if (pause) nextCatchUp = setTimeout(() => void readAgain(attempt + 1), pause)
  }
}
onCatchUp(() => {
  // Another user has such a page now if it was not left: it waits for their data, or shows a refusal.
  void queryClient.resetQueries({ predicate: (query) => lastShown.delete(query) })
  void readAgain()
})

/** Every query of an operation begins with its path: `queryClient.invalidateQueries({ queryKey: [listChats.path] })`. */
export const apiQuery = <Called extends Endpoint>(api: ApiClient, operation: Called, input: InputOf<Called>) =>
  queryOptions<ReplyOf<Called>>({
    queryKey: [operation.path, input],
    queryFn: ({ signal }) => api.call(operation, { ...input, signal }),
  })

/** Shows the reply to a change. A read that began before the change and arrives after it must not replace it. */
export function showReply<Called extends Endpoint>(
  operation: Called,
  input: InputOf<Called>,
  reply: ReplyOf<Called>,
): void {
  const queryKey = [operation.path, input]
  void queryClient.cancelQueries({ queryKey, exact: true })
  queryClient.setQueryData(queryKey, reply)
}

/** Call it in the loader of a signed-in page to prefetch the queries that the page reads with `useApiQuery`. */
export const loadQuery = <Called extends Endpoint>(
  { context }: Pick<LoaderArgs, 'context'>,
  operation: Called,
  input: InputOf<Called>,
) => queryClient.ensureQueryData(apiQuery(context.get(apiContext), operation, input))

/** Suspends until the reply is there and throws to the page's error boundary, so `data` is never undefined. */
export const useApiQuery = <Called extends Endpoint>(operation: Called, input: InputOf<Called>) =>
  useSuspenseQueryOf(apiQuery(useApi(), operation, input), queryClient)

export function useApiMutation<Called extends Endpoint>(
  operation: Called,
  options: Omit<UseMutationOptions<ReplyOf<Called>, Error, InputOf<Called>>, 'mutationFn'> = {},
) {
  const api = useApi()
  return useMutationOf<ReplyOf<Called>, Error, InputOf<Called>>(
    { ...options, mutationFn: (input) => api.call(operation, input) },
    queryClient,
  )
}

export const useQuery = <Value>(options: UseQueryOptions<Value>) => useQueryOf(options, queryClient)
export const useInfiniteQuery = <Value, PageParam>(
  options: UseInfiniteQueryOptions<Value, Error, InfiniteData<Value, PageParam>, QueryKey, PageParam>,
) => useInfiniteQueryOf(options, queryClient)
