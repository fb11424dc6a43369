import { searchUsers } from '@sild/contract/accounts/staff-operations'
import type { FoundUser } from '@sild/contract/accounts/staff-schemas'
import { paths } from '@sild/paths'
import { type LoaderArgs, useSearchParams } from '@sild/router'
import { type PageHandle, useLocale, useText } from '@sild/shell-api'
import { loadQuery, useApiQuery } from '@sild/shell-api/query'
import { Badge, CardTitle, DateTime, Row, Text } from '@sild/ui'
import { ListPage } from '../../shown/ListPage.tsx'
import { userList, userStates } from './users-input.ts'

export const loader = (page: LoaderArgs) =>
  loadQuery(page, searchUsers, userList.inputOf(new URL(page.request.url).searchParams))

export const handle: PageHandle<typeof loader> = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-backoffice.users.title' }),
  isUnlisted: true,
}

/** The list of all users. */
export function Component() {
  const [parameters] = useSearchParams()
  const { data } = useApiQuery(searchUsers, userList.inputOf(parameters))
  const text = useText('mf-backoffice.users')
  const { query, state } = userList.filtersOf(parameters)
  return (
    <ListPage
      title={text('title')}
      description={text('description')}
      search={{ label: text('search'), submitLabel: text('search.submit'), words: query }}
      tabs={{
        label: text('states'),
        parts: userStates,
        current: state,
        nameOf: (one) => text(`state.${one}`),
        hrefOf: (one) => userList.hrefOf(paths.backofficeUsers(), { state: one, query }),
      }}
      hrefOf={(to) => userList.hrefOf(paths.backofficeUsers(), { state, query, ...to })}
      layout="rows"
      empty={{ title: text('empty'), text: text('empty.text') }}
      pages={{
        size: userList.size,
        hasMore: data.hasMore,
        labels: { previous: text('previous'), next: text('next') },
      }}
    >
      {data.list.map((user) => (
        <UserRow key={user.guid} user={user} />
      ))}
    </ListPage>
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
