import type { DroppedJob } from '@sild/contract/queues/schemas'
import { useIntl, useLocale } from '@sild/shell-api'
import { Card, DateTime, Heading, joinFacts, Stack, Text } from '@sild/ui'
import { wordsOf } from './words-of.ts'

/** Jobs that were dropped, with who and why. */
export function DroppedList({ dropped }: { dropped: readonly DroppedJob[] }) {
  const intl = useIntl()
  const locale = useLocale()
  return (
    <Stack as="ul" gap={12}>
      {dropped.map(({ by, droppedAt, job, jobId, payload, reason }) => (
        <Card as="li" key={jobId}>
          <Stack gap={4}>
            <Heading level={3} size={14}>
              {wordsOf(job)}
            </Heading>
            <Text>{reason}</Text>
            <Text size={14} tone="muted">
              {by ?? intl.formatMessage({ id: 'mf-backoffice.jobs.left' })}&nbsp;·{' '}
              <DateTime value={droppedAt} locale={locale} format="dayAndTime" />
            </Text>
            <Text size={14} tone="muted">
              {joinFacts(payload.map(({ name, value }) => `${name}: ${value}`))}
            </Text>
          </Stack>
        </Card>
      ))}
    </Stack>
  )
}
