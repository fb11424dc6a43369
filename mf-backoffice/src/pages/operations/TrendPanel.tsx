import { getReleaseTrend } from '@sild/contract/delivery/operations'
import { useApi, useText } from '@sild/shell-api'
import { apiQuery, useQuery } from '@sild/shell-api/query'
import { Button, Cluster, EmptyState, Stack, Text } from '@sild/ui'
import { useState } from 'react'
import { PanelState } from './PanelState.tsx'
import { hoursUpTo } from './trend.ts'
import { TrendChart } from './TrendChart.tsx'
import { TrendTable } from './TrendTable.tsx'

const windows = [1, 7] as const

/** How the releases of an app did hour by hour: a bar is what three of four readers waited at most. */
export function TrendPanel({ app }: { app: string }) {
  const text = useText('mf-backoffice.operations')
  const [days, setDays] = useState<(typeof windows)[number]>(1)
  const { data, dataUpdatedAt, error, refetch } = useQuery(
    apiQuery(useApi(), getReleaseTrend, { params: { app }, query: { days } }),
  )
  if (!data) return <PanelState panel="trend" error={error} onRetry={() => void refetch()} />
  return (
    <Stack gap={16}>
      <Cluster justify="between">
        <Text>{text('trend.lcp')}</Text>
        <Cluster gap={8} role="group" aria-label={text('trend.window')}>
          {windows.map((each) => (
            <Button
              key={each}
              size="dense"
              variant={each === days ? 'secondary' : 'quiet'}
              aria-pressed={each === days}
              onClick={() => setDays(each)}
            >
              {text('trend.days', { days: each })}
            </Button>
          ))}
        </Cluster>
      </Cluster>
      {data.hours.length === 0 ? (
        <EmptyState level={3} title={text('trend.empty')}>
          {text('trend.empty.text')}
        </EmptyState>
      ) : (
        <>
          <TrendChart app={app} hours={hoursUpTo(new Date(dataUpdatedAt), data.hours, days)} />
          <TrendTable app={app} hours={data.hours} />
        </>
      )}
    </Stack>
  )
}
