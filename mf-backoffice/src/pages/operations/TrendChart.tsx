import { useText } from '@sild/shell-api'
import { Cluster, Text } from '@sild/ui'
import { BarChart } from '../../charts/BarChart.tsx'
import type { ShownHour } from './trend.ts'
import { useFigureWords } from './use-figure-words.ts'

interface TrendChartProps {
  app: string
  hours: readonly ShownHour[]
}

/** One bar for each hour, between the first and the last of them. */
export function TrendChart({ app, hours }: TrendChartProps) {
  const text = useText('mf-backoffice.operations')
  const { at, ms } = useFigureWords()
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
  )
}
