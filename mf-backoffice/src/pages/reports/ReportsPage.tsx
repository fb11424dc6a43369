import { listReports } from '@sild/contract/moderation/report-operations'
import type { ReportSummary } from '@sild/contract/moderation/report-schemas'
import { paths, withQuery } from '@sild/paths'
import { type LoaderArgs, useSearchParams } from '@sild/router'
import { type PageHandle, useLocale, useText } from '@sild/shell-api'
import { loadQuery, useApiQuery } from '@sild/shell-api/query'
import { Badge, Card, CardTitle, Cluster, DateTime, Stack, Text } from '@sild/ui'
import { ListPage } from '../../shown/ListPage.tsx'
import { DecisionBadge } from './DecisionBadge.tsx'
import { pageSize, reportsInput, reportStateOf, reportStates } from './reports-input.ts'

export const loader = (page: LoaderArgs) =>
  loadQuery(page, listReports, reportsInput(new URL(page.request.url).searchParams))

export const handle: PageHandle<typeof loader> = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-backoffice.reports.title' }),
  isUnlisted: true,
}

export function Component() {
  const [parameters] = useSearchParams()
  const state = reportStateOf(parameters)
  const { data } = useApiQuery(listReports, reportsInput(parameters))
  const text = useText('mf-backoffice.reports')
  return (
    <ListPage
      title={text('title')}
      description={text('description')}
      layout="cards"
      tabs={{
        label: text('states'),
        parts: reportStates,
        current: state,
        nameOf: (one) => text(`state.${one}`),
        hrefOf: (one) => withQuery(paths.reports(), { state: one }),
        counts: { open: data.openCount },
      }}
      empty={{ title: text(`empty.${state}`), text: text(`empty.${state}.text`) }}
      hrefOf={({ page }) => withQuery(paths.reports(), { state, page })}
      pages={{
        size: pageSize,
        total: data.total,
        labels: {
          navigation: text('pages'),
          previous: text('previous'),
          next: text('next'),
          page: (page) => text('page', { page }),
        },
      }}
    >
      {data.list.map((report) => (
        <ReportCard key={report.reportGuid} report={report} />
      ))}
    </ListPage>
  )
}

function ReportCard({ report }: { report: ReportSummary }) {
  const locale = useLocale()
  const text = useText('mf-backoffice.reports')
  return (
    <Card as="li" isLinked>
      <Stack gap={8}>
        <Cluster justify="between">
          <CardTitle level={2} href={paths.report(report.reportGuid)}>
            {text(`target.${report.targetType}`)}: {text(`reason.${report.reason}`)}
          </CardTitle>
          <Text size={12} tone="muted">
            <DateTime value={report.createdAt} locale={locale} format="dayAndTime" />
          </Text>
        </Cluster>
        {report.text && <Text>{report.text}</Text>}
        <Cluster gap={4}>
          {report.decision && <DecisionBadge decision={report.decision} />}
          {report.reportsCount > 1 && <Badge tone="warning">{text('count', { count: report.reportsCount })}</Badge>}
        </Cluster>
      </Stack>
    </Card>
  )
}
