import { listNotifications, markNotificationRead, markNotificationsRead } from '@sild/contract/notifications/operations'
import { deletedTargets, paths } from '@sild/paths'
import { type LoaderArgs, useSearchParams } from '@sild/router'
import { type PageHandle, useFailureText, useLive, useMember, useNotify, useText } from '@sild/shell-api'
import { loadQuery, queryClient, useApiMutation, useApiQuery } from '@sild/shell-api/query'
import { Button, ButtonLink, EmptyState, focusHeading, Notice, Page, PageHeader, Stack } from '@sild/ui'
import { NotificationItem } from './NotificationItem.tsx'

const input = { query: {} }
const readAgain = () => queryClient.invalidateQueries({ queryKey: [listNotifications.path] })

export const loader = (page: LoaderArgs) => loadQuery(page, listNotifications, input)

export const handle: PageHandle<typeof loader> = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-account.notifications.title' }),
  isUnlisted: true,
}

/** Everything that has happened, the newest first. */
export function Component() {
  const { user } = useMember()
  const text = useText('mf-account.notifications')
  const [parameters] = useSearchParams()
  const deleted = deletedTargets.find((target) => target === parameters.get('gone'))
  const notify = useNotify()
  const failureText = useFailureText()
  const { data } = useApiQuery(listNotifications, input)
  useLive('notification', () => void readAgain())
  const outcome = {
    onSuccess: readAgain,
    onError: (error: Error) => notify({ tone: 'error', text: failureText(error) }),
  }
  const one = useApiMutation(markNotificationRead, outcome)
  const all = useApiMutation(markNotificationsRead, {
    ...outcome,
    onSuccess: () => {
      focusHeading()
      return readAgain()
    },
  })
  const unread = data.list.filter(({ isUnread }) => isUnread).map(({ id }) => id)
  return (
    <Page width="text">
      <PageHeader
        title={text('title')}
        description={text('count', { count: data.unreadCount })}
        actions={
          unread.length > 0 && (
            <Button isPending={all.isPending} onClick={() => all.mutate({ body: { notificationIds: unread } })}>
              {text('read-all')}
            </Button>
          )
        }
      />
      {deleted && <Notice title={text(`gone.${deleted}`)}>{text('gone.text')}</Notice>}
      {data.list.length === 0 ? (
        <EmptyState
          level={2}
          title={text('empty')}
          action={
            <ButtonLink href={paths.search({ searchType: user.userType === 'customer' ? 'services' : 'tasks' })}>
              {text('browse')}
            </ButtonLink>
          }
        >
          {text('empty.text')}
        </EmptyState>
      ) : (
        <Stack as="ul" gap={12}>
          {data.list.map((notification) => (
            <NotificationItem
              key={notification.id}
              notification={notification}
              onRead={() => one.mutate({ params: { id: notification.id } })}
            />
          ))}
        </Stack>
      )}
    </Page>
  )
}
