import { searchUsers } from '@sild/contract/accounts/staff-operations'
import type { FoundUser } from '@sild/contract/accounts/staff-schemas'
import { pageOf } from '@sild/contract/paging'
import { paths, withQuery } from '@sild/paths'
import { type LoaderArgs, useNavigate, useSearchParams } from '@sild/router'
import { type PageHandle, useLocale, useText } from '@sild/shell-api'
import { loadQuery, useApiQuery } from '@sild/shell-api/query'
import {
  Badge,
  ButtonLink,
  CardTitle,
  Cluster,
  DateTime,
  EmptyState,
  Page,
  PageHeader,
  Row,
  RowList,
  Tabs,
  Text,
} from '@sild/ui'
import { BackofficeBreadcrumbs } from '../../BackofficeBreadcrumbs.tsx'
import { WordSearch } from '../../shown/WordSearch.tsx'
import { pageSize, stateOf, usersInput, userStates, wordsOf } from './users-input.ts'

export const loader = (page: LoaderArgs) =>
  loadQuery(page, searchUsers, usersInput(new URL(page.request.url).searchParams))

export const handle: PageHandle<typeof loader> = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-backoffice.users.title' }),
  isUnlisted: true,
}

/** The list of all users. */
export function Component() {
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const { data } = useApiQuery(searchUsers, usersInput(parameters))
  const text = useText('mf-backoffice.users')
  const [state, query, page] = [stateOf(parameters), wordsOf(parameters), pageOf(parameters, pageSize)]
  const address = (own: { state?: string; query?: string; page?: number }) =>
    withQuery(paths.backofficeUsers(), {
      state: state === 'all' ? undefined : state,
      query: query || undefined,
      ...own,
    })
  return (
    <Page>
      <PageHeader breadcrumbs={<BackofficeBreadcrumbs />} title={text('title')} description={text('description')} />
      <WordSearch
        words={query}
        label={text('search')}
        submitLabel={text('search.submit')}
        onSearch={(words) => void navigate(address({ query: words }))}
      />
      <Tabs
        label={text('states')}
        items={userStates.map((one) => ({
          href: address({ state: one === 'all' ? undefined : one }),
          label: text(`state.${one}`),
          isCurrent: one === state,
        }))}
      />
      {data.list.length === 0 ? (
        <EmptyState level={2} title={text('empty')}>
          {text('empty.text')}
        </EmptyState>
      ) : (
        <RowList>
          {data.list.map((user) => (
            <UserRow key={user.guid} user={user} />
          ))}
        </RowList>
      )}
      <Cluster justify="between">
        {page > 1 ? <ButtonLink href={address({ page: page - 1 })}>{text('previous')}</ButtonLink> : <span />}
        {data.hasMore && <ButtonLink href={address({ page: page + 1 })}>{text('next')}</ButtonLink>}
      </Cluster>
    </Page>
  )
}

function UserRow({ user: { email, guid, isVerified, joinedAt, roles, suspendedAt, userType } }: { user: FoundUser }) {
  const locale = useLocale()
  const text = useText('mf-backoffice.users')
  return (
    <Row
      isLinked
      end={
        <>
          {suspendedAt && <Badge tone="danger">{text('suspended')}</Badge>}
          {!isVerified && <Badge tone="warning">{text('unverified')}</Badge>}
          {roles.map((role) => (
            <Badge key={role}>{text(`role.${role}`)}</Badge>
          ))}
        </>
      }
    >
      <CardTitle level={2} href={paths.backofficeUser(guid)}>
        {email}
      </CardTitle>
      <Text size={14} tone="muted">
        {text(`type.${userType}`)}&nbsp;· {text('joined')} <DateTime value={joinedAt} locale={locale} format="day" />
      </Text>
    </Row>
  )
}
