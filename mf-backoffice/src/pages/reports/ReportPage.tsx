import { getReport } from '@sild/contract/moderation/report-operations'
import { paths } from '@sild/paths'
import { type LoaderArgs, useParams } from '@sild/router'
import { type PageHandle, useLocale, useText } from '@sild/shell-api'
import { loadQuery, useApiQuery } from '@sild/shell-api/query'
import { Card, Columns, DateTime, Heading, Notice, Page, PageHeader, Prose, Stack, Text } from '@sild/ui'
import { BackofficeBreadcrumbs } from '../../BackofficeBreadcrumbs.tsx'
import { DecisionBadge } from './DecisionBadge.tsx'
import { DecisionForm } from './DecisionForm.tsx'
import { SubjectCard } from './SubjectCard.tsx'

const inputOf = (reportGuid: string) => ({ params: { reportGuid } })
// The route has the parameter.
const guidOf = ({ reportGuid }: { reportGuid?: string | undefined }): string => reportGuid!

export const loader = (page: LoaderArgs) => loadQuery(page, getReport, inputOf(guidOf(page.params)))

export const handle: PageHandle<typeof loader> = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-backoffice.report.title' }),
  isUnlisted: true,
}

export function Component() {
  const locale = useLocale()
  const { data: report } = useApiQuery(getReport, inputOf(guidOf(useParams())))
  const text = useText('mf-backoffice')
  const { decision } = report
  return (
    <Page>
      <PageHeader
        title={text('report.title')}
        breadcrumbs={<BackofficeBreadcrumbs between={[{ label: text('reports.title'), href: paths.reports() }]} />}
        meta={decision && <DecisionBadge decision={decision} />}
      />
      <Columns
        isAsideSticky
        aside={
          decision ? (
            <Card as="section" padding="large">
              <Stack gap={8}>
                <Heading level={2}>{text('audit.title')}</Heading>
                <Prose isPlainText>{decision.message}</Prose>
                <Text size={14} tone="muted">
                  <DateTime value={decision.at} locale={locale} format="dayAndTime" />
                  &nbsp;· {decision.by}&nbsp;· {text(`reports.outcome.${decision.outcome}`)}
                </Text>
              </Stack>
            </Card>
          ) : report.isOwn ? (
            <Notice title={text('report.own')}>{text('report.own.text')}</Notice>
          ) : (
            <DecisionForm report={report} />
          )
        }
      >
        <Stack>
          <SubjectCard subject={report.subject} targetType={report.targetType} />
          <Card as="section" padding="large">
            <Stack gap={16}>
              <Heading level={2}>{text('report.reports')}</Heading>
              <Stack as="ol" gap={12}>
                {report.reports.map((one) => (
                  <li key={one.reportGuid}>
                    <Text isStrong>{text(`reports.reason.${one.reason}`)}</Text>
                    {one.text && <Prose isPlainText>{one.text}</Prose>}
                    <Text size={12} tone="muted">
                      <DateTime value={one.createdAt} locale={locale} format="dayAndTime" />
                    </Text>
                  </li>
                ))}
              </Stack>
            </Stack>
          </Card>
        </Stack>
      </Columns>
    </Page>
  )
}
