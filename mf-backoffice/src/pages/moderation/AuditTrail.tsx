import type { ModerationCase } from '@sild/contract/moderation/schemas'
import { useIntl, useLocale } from '@sild/shell-api'
import { DateTime, Heading, Stack, Text } from '@sild/ui'

export function AuditTrail({ entries }: { entries: ModerationCase['audit'] }) {
  const intl = useIntl()
  const locale = useLocale()
  if (entries.length === 0) return null
  return (
    <section>
      <Stack gap={8}>
        <Heading level={3}>{intl.formatMessage({ id: 'mf-backoffice.audit.title' })}</Heading>
        <Stack as="ol" gap={4}>
          {entries.map((entry) => (
            <Text as="li" key={`${entry.at} ${entry.action}`} size={14} tone="muted">
              <DateTime value={entry.at} locale={locale} format="dayAndTime" />
              &nbsp;· {entry.actor ?? intl.formatMessage({ id: 'mf-backoffice.audit.system' })}&nbsp;·{' '}
              {intl.formatMessage({ id: `mf-backoffice.audit.${entry.action}` })}
              {entry.cause && `: ${intl.formatMessage({ id: `mf-backoffice.audit.cause.${entry.cause}` })}`}
              {entry.note && `: ${entry.note}`}
            </Text>
          ))}
        </Stack>
      </Stack>
    </section>
  )
}
