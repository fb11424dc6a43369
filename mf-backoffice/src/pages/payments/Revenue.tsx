import { getRevenue } from '@sild/contract/billing/staff-operations'
import type { RevenueMonth } from '@sild/contract/billing/staff-schemas'
import { useLocale, useText } from '@sild/shell-api'
import { useApiQuery } from '@sild/shell-api/query'
import { formatDate, formatMoney, Stack } from '@sild/ui'
import { ChartCard } from '../../charts/ChartCard.tsx'
import { FigureTable } from '../../charts/FigureTable.tsx'
import { Legend } from '../../charts/Legend.tsx'

/** With fewer months, the bars would be too wide. */
const FEWEST = 12

const netOf = ({ creditedNetCents, plansNetCents, promotionsNetCents }: RevenueMonth): number =>
  plansNetCents + promotionsNetCents - creditedNetCents

/** Revenue of each month as a chart and as a table: of two years, starting with the first month with a sale. */
export function Revenue() {
  const locale = useLocale()
  const { data } = useApiQuery(getRevenue, {})
  const text = useText('mf-backoffice.payments.revenue')
  const begin = data.months.findIndex(({ salesCount }) => salesCount > 0)
  const months = begin === -1 ? data.months.slice(-1) : data.months.slice(begin)
  const drawn = data.months.slice(-Math.max(FEWEST, months.length))
  const total = months.reduce((sum, month) => sum + netOf(month), 0)
  const nameOf = (month: string): string => formatDate(`${month}-01T00:00:00Z`, locale, 'month', 'UTC')
  return (
    <Stack gap={24}>
      <ChartCard
        id="revenue"
        headline={formatMoney(total, locale)}
        description={text('total')}
        label={text('chart')}
        bars={drawn.map(({ month, plansNetCents, promotionsNetCents }) => ({
          key: month,
          parts: [plansNetCents, promotionsNetCents],
        }))}
        nameOf={nameOf}
        legend={<Legend texts={[text('plans'), text('promotions')]} />}
      />
      <FigureTable
        caption={text('table')}
        columns={(['month', 'sales', 'plans', 'promotions', 'credited', 'net'] as const).map((column) => text(column))}
        rows={months.toReversed().map((month) => ({
          key: month.month,
          name: nameOf(month.month),
          cells: [
            month.salesCount,
            formatMoney(month.plansNetCents, locale),
            formatMoney(month.promotionsNetCents, locale),
            formatMoney(0 - month.creditedNetCents, locale),
            formatMoney(netOf(month), locale),
          ],
        }))}
      />
    </Stack>
  )
}
