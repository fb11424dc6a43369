import { listAppeals } from '@sild/contract/moderation/appeal-operations'
import type { ListedAppeal } from '@sild/contract/moderation/appeal-schemas'
import { pageOf } from '@sild/contract/paging'
import { paths, withQuery } from '@sild/paths'
import { type LoaderArgs, useSearchParams } from '@sild/router'
import { type PageHandle, useIntl, useLive, useLocale, useText } from '@sild/shell-api'
import { loadQuery, queryClient, useApiQuery } from '@sild/shell-api/query'
import {
  Card,
  CardTitle,
  Cluster,
  DateTime,
  EmptyState,
  joinFacts,
  Page,
  PageHeader,
  Pagination,
  Stack,
  Tabs,
  Text,
} from '@sild/ui'
import { BackofficeBreadcrumbs } from '../../BackofficeBreadcrumbs.tsx'
import { pageSize } from '../reports/reports-input.ts'
import { appealsInput, appealStateOf, appealStates } from './appeals-input.ts'
import { OutcomeBadge } from './OutcomeBadge.tsx'

export const loader = (page: LoaderArgs) =>
  loadQuery(page, listAppeals, appealsInput(new URL(page.request.url).searchParams))

export const handle: PageHandle<typeof loader> = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-backoffice.appeals.title' }),
  isUnlisted: true,
}

export function Component() {
  const [parameters] = useSearchParams()
  const state = appealStateOf(parameters)
  const { data } = useApiQuery(listAppeals, appealsInput(parameters))
  useLive('appeals-changed', () => void queryClient.invalidateQueries({ queryKey: [listAppeals.path] }))
  const text = useText('mf-backoffice.appeals')
  return (
    <Page>
      <PageHeader breadcrumbs={<BackofficeBreadcrumbs />} title={text('title')} description={text('description')} />
      <Tabs
        label={text('states')}
        items={appealStates.map((one) => ({
          href: withQuery(paths.appeals(), { state: one }),
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
          {data.list.map((appeal) => (
            <AppealCard key={appeal.appealGuid} appeal={appeal} />
          ))}
        </Stack>
      )}
      <Pagination
        page={pageOf(parameters, pageSize)}
        pageCount={Math.ceil(data.total / pageSize)}
        hrefOf={(page) => withQuery(paths.appeals(), { state, page })}
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

function AppealCard({
  appeal: { answer, appealGuid, createdAt, isNameUnavailable, kind, name, targetType, text },
}: {
  appeal: ListedAppeal
}) {
  const intl = useIntl()
  const locale = useLocale()
  const decided = intl.formatMessage({ id: `mf-backoffice.appeals.kind.${kind}` }, { targetType })
  const named =
    name && targetType === 'review'
      ? intl.formatMessage({ id: 'mf-backoffice.report.review-of' }, { company: name })
      : name
  const about = isNameUnavailable ? intl.formatMessage({ id: 'mf-backoffice.appeals.name-unavailable' }) : named
  return (
    <Card as="li" isLinked>
      <Stack gap={8}>
        <Cluster justify="between">
          <CardTitle level={2} href={paths.appeal(appealGuid)}>
            {joinFacts([decided, about])}
          </CardTitle>
          <Text size={12} tone="muted">
            <DateTime value={createdAt} locale={locale} format="dayAndTime" />
          </Text>
        </Cluster>
        {text && <Text>{text}</Text>}
        {answer && (
          <Cluster gap={4}>
            <OutcomeBadge outcome={answer.outcome} />
          </Cluster>
        )}
      </Stack>
    </Card>
  )
}
