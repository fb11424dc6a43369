import type { UserAccount } from '@sild/contract/accounts/staff-schemas'
import { useLocale, useText } from '@sild/shell-api'
import { Card, DateTime, Heading, joinFacts, Stack, Text } from '@sild/ui'

/** The sessions of a user. */
export function SessionList({ sessions }: { sessions: UserAccount['sessions'] }) {
  const locale = useLocale()
  const text = useText('mf-backoffice.users')
  return (
    <Card as="section" padding="large">
      <Stack gap={12}>
        <Heading level={2}>{text('sessions')}</Heading>
        {sessions.length === 0 ? (
          <Text tone="muted">{text('sessions.none')}</Text>
        ) : (
          <Stack as="ul" gap={8}>
            {sessions.map(({ browser, openedAt, system, usedAt }) => (
              <li key={openedAt}>
                <Text>{joinFacts([browser, system]) || text('sessions.unknown')}</Text>
                <Text size={14} tone="muted">
                  {text('sessions.used')} <DateTime value={usedAt} locale={locale} format="dayAndTime" />
                </Text>
              </li>
            ))}
          </Stack>
        )}
      </Stack>
    </Card>
  )
}
