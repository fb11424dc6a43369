import type { Statistics } from '@sild/contract/publications/statistics-schemas'
import { useLocale, useText } from '@sild/shell-api'
import { Card, formatDate, formatNumber, Heading, Stack, Text } from '@sild/ui'
import { useId } from 'react'
import { DayChart } from './DayChart.tsx'
import { kindsOfNumbers } from './kinds-of-numbers.ts'
import * as css from './Numbers.module.css'

interface NumbersProps {
  statistics: Statistics
  title: string
}

/** Daily statistics: each sum next to that of the days before, as bars, and as a table. */
export function Numbers({ statistics, title }: NumbersProps) {
  const { before, days, total } = statistics
  const locale = useLocale()
  const id = useId()
  const text = useText('mf-publications.numbers')
  const shown = kindsOfNumbers.filter((kind) => total[kind] !== null)
  const hasNumbers = (kind: (typeof shown)[number]): boolean => Boolean(total[kind] || before[kind])
  if (!shown.some(hasNumbers))
    return (
      <Card as="section" padding="large" aria-labelledby={id}>
        <Stack gap={4}>
          <Heading id={id}>{title}</Heading>
          <Text tone="muted">{text('empty')}</Text>
        </Stack>
      </Card>
    )
  return (
    <Card as="section" padding="large" aria-labelledby={id}>
      <Stack gap={24}>
        <Stack gap={4}>
          <Heading id={id}>{title}</Heading>
          <Text tone="muted">{text('days', { count: days.length })}</Text>
        </Stack>
        <div className={css.figures}>
          {shown.map((kind) => (
            <Stack key={kind} gap={8}>
              <div>
                <Text tone="muted">{text(kind)}</Text>
                {hasNumbers(kind) ? (
                  <>
                    <Text as="span" size={18} isStrong>
                      {formatNumber(total[kind] ?? 0, locale)}
                    </Text>
                    <Text size={12} tone="muted">
                      {text('before', { count: before[kind] ?? 0, days: days.length })}
                    </Text>
                  </>
                ) : (
                  <Text>{text('none')}</Text>
                )}
              </div>
              {/* A chart of zeros shows nothing. */}
              {total[kind] !== 0 && (
                <DayChart
                  label={text('chart', { kind: text(kind), count: days.length })}
                  days={days.map((day) => ({ day: day.day, count: day[kind] ?? 0 }))}
                />
              )}
            </Stack>
          ))}
        </div>
        <details>
          <summary className={css.summary}>{text('table')}</summary>
          <div className={css.frame}>
            <table className={css.table}>
              <thead>
                <tr>
                  <th scope="col">{text('day')}</th>
                  {shown.map((kind) => (
                    <th key={kind} scope="col">
                      {text(kind)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {days.toReversed().map((day) => (
                  <tr key={day.day}>
                    <th scope="row">{formatDate(`${day.day}T00:00:00Z`, locale, 'shortDay', 'UTC')}</th>
                    {shown.map((kind) => (
                      <td key={kind}>{formatNumber(day[kind] ?? 0, locale)}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </details>
      </Stack>
    </Card>
  )
}
