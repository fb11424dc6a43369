import type { HourOfRelease } from '@sild/contract/delivery/shapes'
import { useText } from '@sild/shell-api'
import { FigureTable } from '../../charts/FigureTable.tsx'
import { hourFigures } from './figures.ts'
import { useFigureWords } from './use-figure-words.ts'

interface TrendTableProps {
  app: string
  hours: readonly HourOfRelease[]
}

/** The figures of each release in each hour, the latest first. */
export function TrendTable({ app, hours }: TrendTableProps) {
  const text = useText('mf-backoffice.operations')
  const { at, count, ms, share } = useFigureWords()
  return (
    <FigureTable
      caption={text('trend.table', { app })}
      columns={hourFigures.map((id) => text(`figures.${id}`))}
      rows={hours.toReversed().map((each) => ({
        key: `${each.hour} ${each.release}`,
        name: at(each.hour),
        cells: [
          each.version ?? each.release,
          count(each.loads),
          share(each.failures, each.loads),
          ms(each.loadMsP75),
          ms(each.lcpMsP75),
          ms(each.inpMsP75),
        ],
      }))}
    />
  )
}
