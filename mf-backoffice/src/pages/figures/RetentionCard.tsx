import { getRetentionFigures } from '@sild/contract/accounts/figure-operations'
import { useText } from '@sild/shell-api'
import { Button, Card, Cluster, Heading, LoadingState, Skeleton, Stack, Text } from '@sild/ui'
import { saveCsv } from '../../charts/csv.ts'
import { shownOf, useShown } from '../../shown/shown-of.ts'
import { UnknownOutcome } from '../../shown/UnknownOutcome.tsx'
import { RetentionTable } from './RetentionTable.tsx'
import { useSay } from './use-say.ts'

const retention = shownOf(getRetentionFigures, {}, (reply) => reply)

/** Retention: how many of the users who signed up in a week were active in each later week. */
export function RetentionCard() {
  const say = useSay('12-weeks')
  const { isFetching, retry, seen } = useShown(retention)
  const text = useText('mf-backoffice.figures')
  const isEmpty = seen?.cohorts.every(({ usersCount }) => usersCount === 0)
  return (
    <Card as="section" padding="large" aria-labelledby="figure-retention">
      <Stack gap={16}>
        <Stack gap={4}>
          <Heading level={2} size={16} id="figure-retention">
            {text('retention.title')}
          </Heading>
          <Text size={14} tone="muted">
            {text('retention.description')}
          </Text>
        </Stack>
        {!seen ? (
          isFetching ? (
            <LoadingState label={text('loading')}>
              <Skeleton shape="block" />
            </LoadingState>
          ) : (
            <UnknownOutcome onRetry={retry} />
          )
        ) : seen.countedAt === null || isEmpty ? (
          <Text tone="muted">{text(seen.countedAt === null ? 'not-counted' : 'empty')}</Text>
        ) : (
          <>
            <RetentionTable cohorts={seen.cohorts} say={say} />
            <Cluster justify="end">
              <Button
                size="dense"
                aria-label={text('csv.of', { name: text('retention.title') })}
                onClick={() =>
                  saveCsv('sild-retention.csv', [
                    [
                      text('step'),
                      text('sign-ups.registered'),
                      ...seen.cohorts.map((_, week) => text('retention.week', { week })),
                    ],
                    ...seen.cohorts.map(({ activeCounts, usersCount, week }) => [week, usersCount, ...activeCounts]),
                  ])
                }
              >
                {text('csv')}
              </Button>
            </Cluster>
          </>
        )}
      </Stack>
    </Card>
  )
}
