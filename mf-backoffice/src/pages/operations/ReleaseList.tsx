import { listReleases } from '@sild/contract/delivery/operations'
import { useApi, useLocale, useText } from '@sild/shell-api'
import { apiQuery, useQuery } from '@sild/shell-api/query'
import { Badge, Button, Cluster, DateTime, EmptyState, Stack, Text } from '@sild/ui'
import type { DeliveredApp } from './delivered-app.ts'
import { PanelState } from './PanelState.tsx'
import { ReleaseSource } from './ReleaseSource.tsx'
import { useDeliveryActions } from './use-delivery-actions.ts'

const firstShare = 5
const maxReleases = 20

/** The published releases of an app, newest first. */
export function ReleaseList({ app }: { app: DeliveredApp }) {
  const text = useText('mf-backoffice.operations')
  const locale = useLocale()
  const actions = useDeliveryActions(app)
  const { data, error, refetch } = useQuery(apiQuery(useApi(), listReleases, { params: { app: app.name }, query: {} }))
  if (!data) return <PanelState panel="releases" error={error} onRetry={() => void refetch()} />
  if (data.releases.length === 0)
    return (
      <EmptyState level={3} title={text('releases.empty')}>
        {text('releases.empty.text')}
      </EmptyState>
    )
  return (
    <Stack as="ul" gap={12}>
      {data.releases.slice(0, maxReleases).map((release) => (
        <li key={release.id}>
          <Cluster gap={16} justify="between">
            <Stack gap={4}>
              <Cluster>
                <span>{release.version}</span>
                {release.isStable && <Badge tone="success">{text('release.stable')}</Badge>}
                {release.isCanary && <Badge tone="accent">{text('release.canary')}</Badge>}
              </Cluster>
              <Text size={12} tone="muted">
                <ReleaseSource source={release.source} />
                &nbsp;· <DateTime value={release.createdAt} locale={locale} format="dayAndTime" />
              </Text>
            </Stack>
            <Cluster>
              <Button size="dense" onClick={() => actions.preview(release.id)}>
                {text('preview.copy')}
              </Button>
              {!release.isStable && !release.isCanary && (
                <Button size="dense" onClick={() => actions.startCanary(release.id, firstShare)}>
                  {text('canary.start', { percent: firstShare })}
                </Button>
              )}
              {!release.isStable && (
                <Button size="dense" onClick={() => actions.promote(release.id)}>
                  {text('promote', { version: release.version })}
                </Button>
              )}
            </Cluster>
          </Cluster>
        </li>
      ))}
    </Stack>
  )
}
