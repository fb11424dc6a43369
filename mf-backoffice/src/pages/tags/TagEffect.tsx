import { getTagEffect } from '@sild/contract/publications/tag-operations'
import type { StaffTag } from '@sild/contract/publications/tag-schemas'
import { useApi, useText } from '@sild/shell-api'
import { apiQuery, useQuery } from '@sild/shell-api/query'
import { Notice, Skeleton, Text } from '@sild/ui'
import { UnknownOutcome } from '../../shown/UnknownOutcome.tsx'

/** Preview of the changes by a merge or a ban. */
export function TagEffect({ into, tag }: { tag: StaffTag; into?: StaffTag }) {
  const { data, isFetching, refetch } = useQuery(
    apiQuery(useApi(), getTagEffect, {
      params: { tagGuid: tag.guid },
      query: into ? { intoGuid: into.guid } : {},
    }),
  )
  const text = useText('mf-backoffice.tags.effect')
  if (!data) return isFetching ? <Skeleton /> : <UnknownOutcome onRetry={() => void refetch()} />
  const { liveCount, publicationsCount, withBothCount } = data
  return (
    <Notice tone="warning">
      <Text>
        {into
          ? text('merge', { count: publicationsCount, label: into.label })
          : text('ban', { count: publicationsCount })}
      </Text>
      <Text>{text('live', { count: liveCount })}</Text>
      {withBothCount > 0 && <Text>{text('both', { count: withBothCount })}</Text>}
    </Notice>
  )
}
