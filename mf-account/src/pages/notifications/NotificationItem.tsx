import type { Notification } from '@sild/contract/notifications/schemas'
import { useIntl, useLocale } from '@sild/shell-api'
import { Badge, Button, Card, CardTitle, Cluster, RelativeTime, Stack, Text } from '@sild/ui'
import { focusHeading } from '../use-heading-focus.ts'
import { notificationPath } from './notification-path.ts'

interface NotificationItemProps {
  notification: Notification
  onRead: () => void
}

/** The button goes once it is read: the focus goes on to the next one. */
function handOn(button: HTMLElement): void {
  const next = button.closest('li')?.nextElementSibling?.querySelector<HTMLElement>('a, button')
  if (next) next.focus()
  else focusHeading()
}

export function NotificationItem({ notification, onRead }: NotificationItemProps) {
  const intl = useIntl()
  const locale = useLocale()
  const { type, values, isUnread, createdAt } = notification
  const href = notificationPath(notification)
  const text = (id: string, named?: Record<string, string>) =>
    intl.formatMessage({ id: `mf-account.notifications.${id}` }, named)
  return (
    // Whoever follows the link has read it; pressing Enter on it is a click too.
    <Card as="li" isLinked={href !== null} onClickCapture={isUnread && href ? onRead : undefined}>
      <Stack gap={8}>
        <CardTitle level={2} href={href ?? undefined}>
          {text(type, values)}
        </CardTitle>
        <Cluster justify="between">
          <Cluster gap={8}>
            {isUnread && <Badge tone="accent">{text('unread')}</Badge>}
            <Text as="span" size={12} tone="muted">
              <RelativeTime value={createdAt} locale={locale} />
            </Text>
          </Cluster>
          {isUnread && !href && (
            <Button
              variant="quiet"
              size="dense"
              onClick={({ currentTarget }) => {
                handOn(currentTarget)
                onRead()
              }}
            >
              {text('read')}
            </Button>
          )}
        </Cluster>
      </Stack>
    </Card>
  )
}
