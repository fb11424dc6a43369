import { useIntl, useText } from '@sild/shell-api'
import { Badge, Cluster, Heading, Stack, StatusBadge, Text } from '@sild/ui'
import type { DeliveredApp } from './delivered-app.ts'

/** The stable and the canary release of an app, and its owners. */
export function AppState({ app: { canary, channel, name, owners, stable } }: { app: DeliveredApp }) {
  const intl = useIntl()
  const text = useText('mf-backoffice.operations')
  return (
    <Stack gap={4}>
      <Heading level={2}>{name}</Heading>
      <Cluster>
        <StatusBadge tone={channel.disabled ? 'danger' : 'success'}>
          {channel.disabled ? text('off') : text('stable', { version: stable.version })}
        </StatusBadge>
        {canary && channel.canary && (
          <Badge tone="accent">{text('canary', { version: canary.version, percent: channel.canary.percent })}</Badge>
        )}
        {channel.frozen && <Badge tone="warning">{text('frozen')}</Badge>}
        {owners.length > 0 && <Text tone="muted">{text('owners', { teams: intl.formatList(owners) })}</Text>}
      </Cluster>
    </Stack>
  )
}
