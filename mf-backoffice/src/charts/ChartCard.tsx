import { useText } from '@sild/shell-api'
import { Card, Cluster, Heading, Stack, Text } from '@sild/ui'
import type { ReactNode } from 'react'
import { BarChart, type BarChartProps } from './BarChart.tsx'
import { sumOf } from './bar.ts'

interface ChartCardProps extends BarChartProps {
  id: string
  /** The most important number. */
  headline: string
  /** Label of the number. */
  description: string
  /** The label of a bar by its key, for the first and the last bar. */
  nameOf: (key: string) => string
  legend?: ReactNode
}

/** A number and its chart; a text instead of an empty chart. */
export function ChartCard({ description, headline, id, legend, nameOf, ...chart }: ChartCardProps) {
  const text = useText('mf-backoffice.chart')
  const isEmpty = chart.bars.every(({ parts }) => sumOf(parts) === 0)
  return (
    <Card as="section" padding="large" aria-labelledby={id}>
      <Stack gap={16}>
        <div>
          <Heading level={2} size={24} id={id}>
            {headline}
          </Heading>
          <Text tone="muted">{description}</Text>
        </div>
        {isEmpty ? (
          <Text tone="muted">{text('empty')}</Text>
        ) : (
          <div>
            <BarChart {...chart} />
            <Cluster justify="between">
              {[chart.bars[0], chart.bars.at(-1)].map(
                (bar) =>
                  bar && (
                    <Text key={bar.key} size={14} tone="muted">
                      {nameOf(bar.key)}
                    </Text>
                  ),
              )}
            </Cluster>
          </div>
        )}
        {!isEmpty && legend}
      </Stack>
    </Card>
  )
}
