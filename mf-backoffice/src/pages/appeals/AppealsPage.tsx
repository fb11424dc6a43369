import { listAppeals } from '@sild/contract/moderation/appeal-operations'
import type { ListedAppeal } from '@sild/contract/moderation/appeal-schemas'
import { paths, withQuery } from '@sild/paths'
import { type LoaderArgs, useSearchParams } from '@sild/router'
import { type PageHandle, useIntl, useLive, useLocale, useText } from '@sild/shell-api'
import { loadQuery, queryClient, useApiQuery } from '@sild/shell-api/query'
import { Card, CardTitle, Cluster, DateTime, joinFacts, Stack, Text } from '@sild/ui'
import { ListPage } from '../../shown/ListPage.tsx'
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
    <ListPage
      title={text('title')}
      description={text('description')}
      layout="cards"
      tabs={{
        label: text('states'),
        parts: appealStates,
        current: state,
        nameOf: (one) => text(`state.${one}`),
        hrefOf: (one) => withQuery(paths.appeals(), { state: one }),
        counts: { open: data.openCount },
      }}
      empty={{ title: text(`empty.${state}`), text: text(`empty.${state}.text`) }}
      hrefOf={({ page }) => withQuery(paths.appeals(), { state, page })}
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
      {data.list.map((appeal) => (
        <AppealCard key={appeal.appealGuid} appeal={appeal} />
      ))}
    </ListPage>
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
