import { useLocale, useText } from '@sild/shell-api'
import { Button, Cluster, formatRelativeTime, Stack, Text, useNow } from '@sild/ui'
import { BarChart } from '../../charts/BarChart.tsx'
import { saveCsv } from '../../charts/csv.ts'
import { FigureTable } from '../../charts/FigureTable.tsx'
import { Legend } from '../../charts/Legend.tsx'
import type { Figure, FigureId, Say } from './figure.ts'
import * as css from './Figures.module.css'

interface CountedFigureProps {
  id: FigureId
  figure: Figure
  say: Say
}

export function CountedFigure({ figure, id, say }: CountedFigureProps) {
  const locale = useLocale()
  const now = useNow()
  const { bars, columns, countedAt, facts, headline, isEmpty, legend, most, mostText, rows } = figure
  const text = useText('mf-backoffice.figures')
  // The sum of nothing would be read as a figure.
  if (countedAt === null || isEmpty)
    return <Text tone="muted">{text(countedAt === null ? 'not-counted' : 'empty')}</Text>
  return (
    <>
      <div>
        <p className={css.headline}>{headline}</p>
        {facts.map((fact) => (
          <Text key={fact} size={14} tone="muted">
            {fact}
          </Text>
        ))}
      </div>
      <Stack gap={8}>
        <div>
          <p className={css.most} aria-hidden>
            {mostText}
          </p>
          <BarChart label={text('chart', { name: text(`${id}.title`), value: headline })} bars={bars} most={most} />
          <div className={css.ends} aria-hidden>
            {[rows[0], rows.at(-1)].map((row) => row && <span key={row.from}>{row.name}</span>)}
          </div>
        </div>
        {legend.length > 0 && <Legend texts={legend} />}
      </Stack>
      <details>
        <summary className={css.summary}>{text('table')}</summary>
        <FigureTable
          caption={text(`${id}.title`)}
          columns={[text('step'), ...columns]}
          rows={rows.toReversed().map(({ cells, from, name }) => ({ key: from, name, cells }))}
        />
      </details>
      <Cluster justify="between">
        <Text size={14} tone="muted">
          {text('counted', { ago: formatRelativeTime(countedAt, now, locale) })}
        </Text>
        <Button
          size="dense"
          aria-label={text('csv.of', { name: text(`${id}.title`) })}
          onClick={() =>
            saveCsv(`sild-${id}-${say.range}.csv`, [
              [text('step'), ...columns],
              ...rows.map(({ from, values }) => [from, ...values]),
            ])
          }
        >
          {text('csv')}
        </Button>
      </Cluster>
    </>
  )
}
