import { getRevenue } from '@sild/contract/billing/staff-operations'
import type { RevenueMonth } from '@sild/contract/billing/staff-schemas'
import { useIntl, useLocale } from '@sild/shell-api'
import { useApiQuery } from '@sild/shell-api/query'
import { Card, Cluster, formatDate, formatMoney, Heading, Stack, Text } from '@sild/ui'
import * as css from './Revenue.module.css'

const HEIGHT = 160
const BAR = 0.7
/** A chart of fewer months would look like a flag. */
const FEWEST = 12

const netOf = ({ creditedNetCents, plansNetCents, promotionsNetCents }: RevenueMonth): number =>
  plansNetCents + promotionsNetCents - creditedNetCents

/** What each month brought, as a chart and as its table. Of two years only from the first month with a sale. */
export function Revenue() {
  const intl = useIntl()
  const locale = useLocale()
  const { data } = useApiQuery(getRevenue, {})
  const text = (id: string) => intl.formatMessage({ id: `mf-backoffice.payments.revenue.${id}` })
  const begin = data.months.findIndex(({ salesCount }) => salesCount > 0)
  const months = begin === -1 ? data.months.slice(-1) : data.months.slice(begin)
  const drawn = data.months.slice(-Math.max(FEWEST, months.length))
  const total = months.reduce((sum, month) => sum + netOf(month), 0)
  const nameOf = ({ month }: RevenueMonth): string => formatDate(`${month}-01T00:00:00Z`, locale, 'month', 'UTC')
  return (
    <Stack gap={24}>
      <Card as="section" padding="large" aria-labelledby="revenue">
        <Stack gap={16}>
          <div>
            <Heading level={2} size={24} id="revenue">
              {formatMoney(total, locale)}
            </Heading>
            <Text tone="muted">{text('total')}</Text>
          </div>
          <div>
            <Chart months={drawn} label={text('chart')} />
            <Cluster justify="between">
              {[drawn[0], drawn.at(-1)].map(
                (month) =>
                  month && (
                    <Text key={month.month} size={14} tone="muted">
                      {nameOf(month)}
                    </Text>
                  ),
              )}
            </Cluster>
          </div>
          <Text size={14} tone="muted">
            <span className={css.plans} aria-hidden /> {text('plans')} <span className={css.promotions} aria-hidden />{' '}
            {text('promotions')}
          </Text>
        </Stack>
      </Card>
      <div className={css.frame}>
        <table className={css.table}>
          <caption className={css.caption}>{text('table')}</caption>
          <thead>
            <tr>
              {(['month', 'sales', 'plans', 'promotions', 'credited', 'net'] as const).map((column) => (
                <th key={column} scope="col">
                  {text(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.toReversed().map((month) => (
              <tr key={month.month}>
                <th scope="row">{nameOf(month)}</th>
                <td>{month.salesCount}</td>
                <td>{formatMoney(month.plansNetCents, locale)}</td>
                <td>{formatMoney(month.promotionsNetCents, locale)}</td>
                <td>{formatMoney(0 - month.creditedNetCents, locale)}</td>
                <td>{formatMoney(netOf(month), locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Stack>
  )
}

/** Drawn, because a stylesheet knows no numbers; the table beside it says them. */
function Chart({ label, months }: { label: string; months: readonly RevenueMonth[] }) {
  const most = Math.max(1, ...months.map((month) => month.plansNetCents + month.promotionsNetCents))
  const heightOf = (cents: number): number => Math.round((HEIGHT * cents) / most)
  return (
    <svg
      role="img"
      aria-label={label}
      className={css.chart}
      viewBox={`0 0 ${months.length} ${HEIGHT + 1}`}
      preserveAspectRatio="none"
    >
      {months.map(({ month, plansNetCents, promotionsNetCents }, index) => {
        const [plans, promotions] = [heightOf(plansNetCents), heightOf(promotionsNetCents)]
        const x = index + (1 - BAR) / 2
        return (
          <g key={month}>
            <rect className={css.planBar} x={x} y={HEIGHT - plans} width={BAR} height={plans} />
            <rect className={css.promotionBar} x={x} y={HEIGHT - plans - promotions} width={BAR} height={promotions} />
            <rect className={css.ground} x={index} y={HEIGHT} width={1} height={1} />
          </g>
        )
      })}
    </svg>
  )
}
