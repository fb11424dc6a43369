import { getSupportFigures } from '@sild/contract/support/staff-operations'
import { paths } from '@sild/paths'
import type { LoaderArgs } from '@sild/router'
import { type PageHandle, useIntl, useLocale } from '@sild/shell-api'
import { loadQuery, useApiQuery } from '@sild/shell-api/query'
import { Card, EmptyState, formatDate, formatNumber, Grid, Heading, Link, Page, PageHeader, Stack } from '@sild/ui'
import { BarChart } from '../../charts/BarChart.tsx'
import { FigureTable } from '../../charts/FigureTable.tsx'

const BEST = 5
const HOUR_MINUTES = 60

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
  const text = (id: string, values?: Record<string, number>) =>
    intl.formatMessage({ id: `mf-backoffice.support.figures.${id}` }, values)
  const minutesText = (minutes: number | null): string =>
    minutes === null
      ? text('none')
      : text('minutes', { hours: Math.floor(minutes / HOUR_MINUTES), minutes: minutes % HOUR_MINUTES })
  const charts = [
    {
      id: 'time',
      bars: weeks.map(({ medianFirstAnswerMinutes, week }) => ({ key: week, parts: [medianFirstAnswerMinutes ?? 0] })),
    },
    {
      id: 'rating',
      bars: weeks.map(({ ratingAverage, week }) => ({ key: week, parts: [ratingAverage ?? 0] })),
      most: BEST,
    },
  ]
  return (
    <Page>
      <PageHeader
        breadcrumbs={
          <Link href={paths.supportInbox()}>{intl.formatMessage({ id: 'mf-backoffice.support.ticket.back' })}</Link>
        }
        title={text('title')}
        description={text('description')}
      />
      {weeks.every(({ createdCount }) => createdCount === 0) ? (
        <EmptyState level={2} title={text('empty')} />
      ) : (
        <>
          <Grid column="large">
            {charts.map(({ id, ...chart }) => (
              <Card as="section" key={id} padding="large" aria-labelledby={`chart-${id}`}>
                <Stack gap={16}>
                  <Heading level={2} id={`chart-${id}`}>
                    {text(id)}
                  </Heading>
                  <BarChart {...chart} label={text(`${id}.chart`)} />
                </Stack>
              </Card>
            ))}
          </Grid>
          <FigureTable
            caption={text('table')}
            columns={(['week', 'created', 'answered', 'in-time', 'first-answer', 'ratings', 'average'] as const).map(
              (column) => text(`column.${column}`),
            )}
            rows={weeks.toReversed().map((week) => ({
              key: week.week,
              name: formatDate(`${week.week}T00:00:00Z`, locale, 'day', 'UTC'),
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
