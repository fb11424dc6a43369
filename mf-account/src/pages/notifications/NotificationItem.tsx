import type { Notification } from '@sild/contract/notifications/schemas'
import { newsPath } from '@sild/paths/news-path'
import { useIntl, useLocale } from '@sild/shell-api'
import { Badge, Card, CardTitle, Cluster, RelativeTime, Stack, Text } from '@sild/ui'
import type en from '../../messages/member/en.json'

interface NotificationItemProps {
  notification: Notification
  onRead: () => void
}

type SentenceId = Extract<keyof typeof en, `mf-account.notifications.${string}`>

export function NotificationItem({ notification, onRead }: NotificationItemProps) {
  const intl = useIntl()
  const locale = useLocale()
  const { type, values, isUnread, createdAt } = notification
  return (
    // Following the link marks it as read; Enter is a click too.
    <Card as="li" isLinked onClickCapture={isUnread ? onRead : undefined}>
      <Stack gap={8}>
        <CardTitle level={2} href={newsPath(notification)}>
          {intl.formatMessage({ id: `mf-account.notifications.${type}` satisfies SentenceId }, values)}
        </CardTitle>
        <Cluster gap={8}>
          {isUnread && <Badge tone="accent">{intl.formatMessage({ id: 'mf-account.notifications.unread' })}</Badge>}
          <Text as="span" size={12} tone="muted">
            <RelativeTime value={createdAt} locale={locale} />
          </Text>
        </Cluster>
      </Stack>
    </Card>
  )
}
