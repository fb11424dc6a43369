import { listDeliveryChanges } from '@sild/contract/delivery/operations'
import type { DeliveryChange } from '@sild/contract/delivery/shapes'
import { paths } from '@sild/paths'
import { useApi, useLocale, useText } from '@sild/shell-api'
import { apiQuery, useQuery } from '@sild/shell-api/query'
import { Button, Cluster, DateTime, EmptyState, Link, Stack, Text } from '@sild/ui'
import { useState } from 'react'
import { PanelState } from './PanelState.tsx'

/** Changes of an app's releases and who made them, the newest first. */
export function ChangeList({ app }: { app: string }) {
  const text = useText('mf-backoffice.operations')
  const locale = useLocale()
  /** Revisions at which the pages before this one ended. */
  const [ends, setEnds] = useState<readonly number[]>([])
  const input = { params: { app }, query: { before: ends.at(-1) } }
  const { data, error, refetch } = useQuery(apiQuery(useApi(), listDeliveryChanges, input))
  if (!data) return <PanelState panel="changes" error={error} onRetry={() => void refetch()} />
  const last = data.changes.at(-1)
  if (!last)
    return (
      <EmptyState level={3} title={text('changes.empty')}>
        {text('changes.empty.text')}
      </EmptyState>
    )
  return (
    <Stack gap={16}>
      <Stack as="ol" gap={12}>
        {data.changes.map((change) => (
          <li key={change.rev}>
            <Stack gap={4}>
              <ChangeText change={change} />
              <Text size={12} tone="muted">
                <ChangedBy by={change.by} />
                &nbsp;· <DateTime value={change.at} locale={locale} format="dayAndTime" />
              </Text>
            </Stack>
          </li>
        ))}
      </Stack>
      <Cluster>
        {ends.length > 0 && (
          <Button size="dense" onClick={() => setEnds(ends.slice(0, -1))}>
            {text('changes.newer')}
          </Button>
        )}
        {data.hasMore && (
          <Button size="dense" onClick={() => setEnds([...ends, last.rev])}>
            {text('changes.older')}
          </Button>
        )}
      </Cluster>
    </Stack>
  )
}

function ChangeText({ change: { operation, percent, reason, release, version } }: { change: DeliveryChange }) {
  const text = useText('mf-backoffice.operations')
  const name = version ?? release
  // Old rollbacks did not record their target.
  if (operation === 'rollback' && !name) return <Text>{text('change.rollback.unknown')}</Text>
  return (
    <Text>{text(`change.${operation}`, { version: name ?? '', percent: percent ?? 0, reason: reason ?? '' })}</Text>
  )
}

/** The portal stores guids of users and names of teams. */
function ChangedBy({ by }: { by: string }) {
  const text = useText('mf-backoffice.operations')
  const [kind, name] = by.split(' ', 2)
  if (kind === 'admin' && name) return <Link href={paths.backofficeUser(name)}>{text('by.admin')}</Link>
  if (kind === 'team' && name) return text('by.team', { team: name })
  return by === 'guard' ? text('by.guard') : by
}
