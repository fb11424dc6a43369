import { getSearchIndex, rebuildSearchIndex } from '@sild/contract/search/index-operations'
import { useApi, useFailureText, useLocale, useNotify, useText } from '@sild/shell-api'
import { apiQuery, queryClient, useApiMutation, useQuery } from '@sild/shell-api/query'
import { Bar, Button, Card, Cluster, formatNumber, Heading, RelativeTime, Stack, Text } from '@sild/ui'
import type { SearchIndexState } from '@sild/contract/search/index-schemas'

/** While a rebuild is under way. */
const ASK_EVERY_MS = 3000
const LONGEST_IN_SECONDS_MS = 120_000

/** The delay of the search index, and its rebuild. The jobs are shown even if the search service is unreachable. */
export function SearchIndexCard() {
  const api = useApi()
  const notify = useNotify()
  const failureText = useFailureText()
  const text = useText('mf-backoffice.jobs.search')
  const { data, isError } = useQuery({
    ...apiQuery(api, getSearchIndex, {}),
    refetchInterval: ({ state }) => (state.data?.rebuild?.endedAt === null ? ASK_EVERY_MS : false),
  })
  const rebuild = useApiMutation(rebuildSearchIndex, {
    onSuccess: () => notify({ tone: 'success', text: text('started') }),
    onError: (error: Error) => notify({ tone: 'error', text: failureText(error) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [getSearchIndex.path] }),
  })
  const isUnderWay = data?.rebuild?.endedAt === null
  return (
    <Card as="section" padding="large" aria-labelledby="search-index">
      <Stack gap={12}>
        <Heading id="search-index">{text('title')}</Heading>
        {isError && <Text tone="danger">{text('away')}</Text>}
        {data && (
          <>
            <Delays delays={data.delays} />
            <Rebuild rebuild={data.rebuild} />
            <Text size={14} tone="muted">
              {text('about')}
            </Text>
            <Cluster>
              <Button isPending={rebuild.isPending} onClick={() => rebuild.mutate({})}>
                {text(isUnderWay ? 'restart' : 'rebuild')}
              </Button>
            </Cluster>
          </>
        )}
      </Stack>
    </Card>
  )
}

function Delays({ delays: { count, medianMs, slowestMs, slowMs } }: { delays: SearchIndexState['delays'] }) {
  const locale = useLocale()
  const text = useText('mf-backoffice.jobs.search')
  if (medianMs === null || slowMs === null || slowestMs === null) return <Text>{text('no-delays')}</Text>
  const lasting = (ms: number): string =>
    ms <= LONGEST_IN_SECONDS_MS
      ? text('seconds', { value: formatNumber(Math.ceil(ms / 100) / 10, locale) })
      : text('minutes', { value: formatNumber(Math.ceil(ms / 60_000), locale) })
  return (
    <Text>
      {text('delays', { count, median: lasting(medianMs), slow: lasting(slowMs), slowest: lasting(slowestMs) })}
    </Text>
  )
}

function Rebuild({ rebuild }: { rebuild: SearchIndexState['rebuild'] }) {
  const locale = useLocale()
  const text = useText('mf-backoffice.jobs.search')
  if (!rebuild) return <Text>{text('never')}</Text>
  const { doneCount, endedAt, isUsed, movedAt, totalCount } = rebuild
  if (endedAt === null)
    return (
      <Stack gap={4}>
        <Text id="search-rebuild">{text('building', { done: doneCount, total: totalCount })}</Text>
        <Bar labelledBy="search-rebuild" value={doneCount} max={Math.max(1, totalCount)} />
        <Text size={14} tone="muted">
          {text('moved')} <RelativeTime value={movedAt} locale={locale} />
        </Text>
      </Stack>
    )
  return (
    <Text>
      {text(isUsed ? 'built' : 'given-up', { count: doneCount })} <RelativeTime value={endedAt} locale={locale} />
    </Text>
  )
}
