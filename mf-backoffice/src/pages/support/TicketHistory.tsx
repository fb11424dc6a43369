import type { SupportTicket } from '@sild/contract/support/staff-schemas'
import { useIntl, useLocale } from '@sild/shell-api'
import { DateTime, Heading, Stack, Text } from '@sild/ui'

export function TicketHistory({ entries }: { entries: SupportTicket['history'] }) {
  const intl = useIntl()
  const locale = useLocale()
  const text = (id: string) => intl.formatMessage({ id: `mf-backoffice.support.ticket.${id}` })
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
