import { getSupportFigures } from '@sild/contract/support/staff-operations'
import { paths } from '@sild/paths'
import type { LoaderArgs } from '@sild/router'
import { type PageHandle, useIntl, useLocale, useText } from '@sild/shell-api'
import { loadQuery, useApiQuery } from '@sild/shell-api/query'
import { EmptyState, formatDate, formatNumber, Grid, Page, PageHeader } from '@sild/ui'
import { BackofficeBreadcrumbs } from '../../BackofficeBreadcrumbs.tsx'
import { ChartCard } from '../../charts/ChartCard.tsx'
import { FigureTable } from '../../charts/FigureTable.tsx'

const BEST = 5
const HOUR_MINUTES = 60

const roundOff = (rating: number): number => Math.round(rating * 10) / 10

export const loader = (page: LoaderArgs) => loadQuery(page, getSupportFigures, {})

export const handle: PageHandle<typeof loader> = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-backoffice.support.figures.title' }),
  isUnlisted: true,
}

/** How quick and how good support was, as charts and as their table. */
export function Component() {
  const intl = useIntl()
  const locale = useLocale()
  const { weeks } = useApiQuery(getSupportFigures, {}).data
  const text = useText('mf-backoffice.support.figures')
  const minutesText = (minutes: number | null): string =>
    minutes === null
      ? text('none')
      : text('minutes', { hours: Math.floor(minutes / HOUR_MINUTES), minutes: minutes % HOUR_MINUTES })
  const nameOf = (week: string): string => formatDate(`${week}T00:00:00Z`, locale, 'day', 'UTC')
  const latest = weeks.findLast(({ medianFirstAnswerMinutes }) => medianFirstAnswerMinutes !== null)
  const ratingCount = weeks.reduce((sum, week) => sum + week.ratingCount, 0)
  const ratingSum = weeks.reduce((sum, week) => sum + (week.ratingAverage ?? 0) * week.ratingCount, 0)
  return (
    <Page>
      <PageHeader
        breadcrumbs={
          <BackofficeBreadcrumbs
            between={[
              { label: intl.formatMessage({ id: 'mf-backoffice.support.inbox.title' }), href: paths.supportInbox() },
            ]}
          />
        }
        title={text('title')}
        description={text('description')}
      />
      {weeks.every(({ createdCount }) => createdCount === 0) ? (
        <EmptyState level={2} title={text('empty')} />
      ) : (
        <>
          <Grid column="large">
            <ChartCard
              id="first-answer"
              headline={minutesText(latest?.medianFirstAnswerMinutes ?? null)}
              description={latest ? text('time.of', { week: nameOf(latest.week) }) : text('time')}
              label={text('time.chart')}
              bars={weeks.map((week) => ({ key: week.week, parts: [week.medianFirstAnswerMinutes ?? 0] }))}
              nameOf={nameOf}
            />
            <ChartCard
              id="ratings"
              headline={
                ratingCount === 0
                  ? text('none')
                  : text('rating.of', { average: formatNumber(roundOff(ratingSum / ratingCount), locale), best: BEST })
              }
              description={text('rating.count', { count: ratingCount })}
              label={text('rating.chart')}
              bars={weeks.map((week) => ({ key: week.week, parts: [week.ratingAverage ?? 0] }))}
              most={BEST}
              nameOf={nameOf}
            />
          </Grid>
          <FigureTable
            caption={text('table')}
            columns={(['week', 'created', 'answered', 'in-time', 'first-answer', 'ratings', 'average'] as const).map(
              (column) => text(`column.${column}`),
            )}
            rows={weeks.toReversed().map((week) => ({
              key: week.week,
              name: nameOf(week.week),
              cells: [
                week.createdCount,
                week.answeredCount,
                week.answeredInTimeCount,
                minutesText(week.medianFirstAnswerMinutes),
                week.ratingCount,
                week.ratingAverage === null ? text('none') : formatNumber(week.ratingAverage, locale),
              ],
            }))}
          />
        </>
      )}
    </Page>
  )
}
