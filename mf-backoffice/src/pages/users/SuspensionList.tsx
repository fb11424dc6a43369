import type { Suspension } from '@sild/contract/accounts/staff-schemas'
import { useLocale, useText } from '@sild/shell-api'
import { Card, DateTime, Heading, Prose, Stack, Text } from '@sild/ui'

/** Decisions about an account, with who and why. */
export function SuspensionList({ suspensions }: { suspensions: readonly Suspension[] }) {
  const locale = useLocale()
  const text = useText('mf-backoffice.users')
  if (suspensions.length === 0) return null
  return (
    <Card as="section" padding="large">
      <Stack gap={16}>
        <Heading level={2}>{text('suspensions')}</Heading>
        <Stack as="ul" gap={16}>
          {suspensions.map(({ at, by, ground, guid, restored, statement }) => (
            <li key={guid}>
              <Text isStrong>{text(`ground.${ground}`)}</Text>
              <Prose isPlainText>{statement}</Prose>
              <Text size={14} tone="muted">
                {text('suspended')}&nbsp;· {by ?? text('nobody')}&nbsp;·{' '}
                <DateTime value={at} locale={locale} format="dayAndTime" />
              </Text>
              {restored && (
                <>
                  <Prose isPlainText>{restored.note}</Prose>
                  <Text size={14} tone="muted">
                    {text('restored')}&nbsp;· {restored.by ?? text('nobody')}&nbsp;·{' '}
                    <DateTime value={restored.at} locale={locale} format="dayAndTime" />
                  </Text>
                </>
              )}
            </li>
          ))}
        </Stack>
      </Stack>
    </Card>
  )
}
