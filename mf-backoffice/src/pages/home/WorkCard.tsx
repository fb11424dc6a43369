import { useIntl, useLocale, useText } from '@sild/shell-api'
import {
  Card,
  CardTitle,
  classNames,
  Cluster,
  formatNumber,
  formatRelativeTime,
  Skeleton,
  Stack,
  StatusBadge,
  Text,
  useNow,
} from '@sild/ui'
import { useShown } from '../../shown/shown-of.ts'
import { UnknownOutcome } from '../../shown/UnknownOutcome.tsx'
import * as css from './WorkCard.module.css'
import type { KindOfWork, Work } from './kinds-of-work.ts'

/** Count of waiting items of one kind, with a link to them. */
export function WorkCard({ kind }: { kind: KindOfWork }) {
  const intl = useIntl()
  const locale = useLocale()
  const { isFetching, retry, seen: work } = useShown(kind.shown)
  return (
    <Card as="li" isLinked padding="large">
      <Stack gap={8}>
        <CardTitle level={3} href={kind.path}>
          {intl.formatMessage({ id: `mf-backoffice.home.work.${kind.id}` })}
        </CardTitle>
        {work ? (
          <>
            <p className={classNames(css.count, work.count === 0 && css.none)}>{formatNumber(work.count, locale)}</p>
            <WorkFacts {...work} />
          </>
        ) : isFetching ? (
          <Skeleton shape="title" width="quarter" />
        ) : (
          <UnknownOutcome onRetry={retry} />
        )}
      </Stack>
    </Card>
  )
}

function WorkFacts({ count, heldCount = 0, lateCount, oldestAt }: Work) {
  const locale = useLocale()
  const now = useNow()
  const text = useText('mf-backoffice.home')
  const facts = [
    count === 0 && text('none'),
    count > 0 && oldestAt !== null && text('oldest', { ago: formatRelativeTime(oldestAt, now, locale) }),
    heldCount > 0 && text('held', { count: heldCount }),
  ].filter((fact) => fact !== false)
  return (
    <Stack gap={8}>
      {lateCount !== undefined && count > 0 && (
        <Cluster>
          <StatusBadge tone={lateCount > 0 ? 'danger' : 'success'}>{text('late', { count: lateCount })}</StatusBadge>
        </Cluster>
      )}
      {facts.map((fact) => (
        <Text key={fact} size={14} tone="muted">
          {fact}
        </Text>
      ))}
    </Stack>
  )
}
