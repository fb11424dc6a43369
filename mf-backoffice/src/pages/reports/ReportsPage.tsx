import { listReports } from '@sild/contract/moderation/report-operations'
import type { ReportSummary } from '@sild/contract/moderation/report-schemas'
import { pageOf } from '@sild/contract/paging'
import { paths, withQuery } from '@sild/paths'
import { type LoaderArgs, useSearchParams } from '@sild/router'
import { type PageHandle, useLocale, useText } from '@sild/shell-api'
import { loadQuery, useApiQuery } from '@sild/shell-api/query'
import {
  Badge,
  Card,
  CardTitle,
  Cluster,
  DateTime,
  EmptyState,
  Page,
  PageHeader,
  Pagination,
  Stack,
  Tabs,
  Text,
} from '@sild/ui'
import { BackofficeBreadcrumbs } from '../../BackofficeBreadcrumbs.tsx'
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
    <Page>
      <PageHeader breadcrumbs={<BackofficeBreadcrumbs />} title={text('title')} description={text('description')} />
      <Tabs
        label={text('states')}
        items={reportStates.map((one) => ({
          href: withQuery(paths.reports(), { state: one }),
          label: text(`state.${one}`),
          isCurrent: one === state,
          ...(one === 'open' && { count: data.openCount }),
        }))}
      />
      {data.list.length === 0 ? (
        <EmptyState level={2} title={text(`empty.${state}`)}>
          {text(`empty.${state}.text`)}
        </EmptyState>
      ) : (
        <Stack as="ul" gap={12}>
          {data.list.map((report) => (
            <ReportCard key={report.reportGuid} report={report} />
          ))}
        </Stack>
      )}
      <Pagination
        page={pageOf(parameters, pageSize)}
        pageCount={Math.ceil(data.total / pageSize)}
        hrefOf={(page) => withQuery(paths.reports(), { state, page })}
        labels={{
          navigation: text('pages'),
          previous: text('previous'),
          next: text('next'),
          page: (page) => text('page', { page }),
        }}
      />
    </Page>
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
