import type { SupportTicket } from '@sild/contract/support/staff-schemas'
import { useLocale, useText } from '@sild/shell-api'
import { DateTime, Heading, Stack, Text } from '@sild/ui'

export function TicketHistory({ entries }: { entries: SupportTicket['history'] }) {
  const locale = useLocale()
  const text = useText('mf-backoffice.support.ticket')
  if (entries.length === 0) return null
  return (
    <Stack as="section" gap={8}>
      <Heading level={3}>{text('history')}</Heading>
      <Stack as="ol" gap={4}>
        {entries.map(({ action, actor, at, note }) => (
          <Text as="li" key={`${at} ${action}`} size={14} tone="muted">
            <DateTime value={at} locale={locale} format="dayAndTime" />
            &nbsp;· {actor ?? text('history.system')}&nbsp;· {text(`history.${action}`)}
            {note && `: ${note}`}
          </Text>
        ))}
      </Stack>
    </Stack>
  )
}
