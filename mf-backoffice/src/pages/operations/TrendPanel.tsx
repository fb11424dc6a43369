import { getReleaseTrend } from '@sild/contract/delivery/operations'
import { useApi, useIntl, useLocale, useText } from '@sild/shell-api'
import { apiQuery, useQuery } from '@sild/shell-api/query'
import { Button, Cluster, EmptyState, formatDate, Stack, Text, useTimeZone } from '@sild/ui'
import { useState } from 'react'
import { BarChart } from '../../charts/BarChart.tsx'
import { FigureTable } from '../../charts/FigureTable.tsx'
import { hourFigures } from './figures.ts'
import { PanelState } from './PanelState.tsx'
import { hoursUpTo } from './trend.ts'

const windows = [1, 7] as const

/** How the releases of an app did hour by hour: a bar is what three of four readers waited at most. */
export function TrendPanel({ app }: { app: string }) {
  const text = useText('mf-backoffice.operations')
  const intl = useIntl()
  const locale = useLocale()
  const timeZone = useTimeZone()
  const [days, setDays] = useState<(typeof windows)[number]>(1)
  const { data, dataUpdatedAt, error, refetch } = useQuery(
    apiQuery(useApi(), getReleaseTrend, { params: { app }, query: { days } }),
  )
  if (!data) return <PanelState panel="trend" error={error} onRetry={() => void refetch()} />
  const ms = (value: number | null) => (value === null ? '–' : text('ms', { value: Math.round(value) }))
  const share = (part: number, of: number) =>
    of === 0 ? '–' : intl.formatNumber(part / of, { style: 'percent', maximumFractionDigits: 2 })
  const at = (hour: string) => formatDate(hour, locale, 'dayAndTime', timeZone)
  const hours = hoursUpTo(new Date(dataUpdatedAt), data.hours, days)
  const bars = hours.map(({ hour, shown }) => ({
    key: hour,
    parts: [shown?.lcpMsP75 ?? 0],
    title: shown
      ? text('trend.hour', {
          hour: at(hour),
          version: shown.version ?? shown.release,
          lcp: ms(shown.lcpMsP75),
          loads: shown.loads,
        })
      : text('trend.hour.none', { hour: at(hour) }),
  }))
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
          <div>
            <BarChart label={text('trend.label', { app })} bars={bars} />
            <Cluster justify="between">
              {[hours[0], hours.at(-1)].map(
                (each) =>
                  each && (
                    <Text key={each.hour} size={12} tone="muted">
                      {at(each.hour)}
                    </Text>
                  ),
              )}
            </Cluster>
          </div>
          <FigureTable
            caption={text('trend.table', { app })}
            columns={hourFigures.map((id) => text(`figures.${id}`))}
            rows={data.hours.toReversed().map((each) => ({
              key: `${each.hour} ${each.release}`,
              name: at(each.hour),
              cells: [
                each.version ?? each.release,
                intl.formatNumber(each.loads),
                share(each.failures, each.loads),
                ms(each.loadMsP75),
                ms(each.lcpMsP75),
                ms(each.inpMsP75),
              ],
            }))}
          />
        </>
      )}
    </Stack>
  )
}
