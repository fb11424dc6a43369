import type { Page } from '@sild/contract/content/schemas'
import { useIntl, useLocale } from '@sild/shell-api'
import { DateTime, Heading, Stack, Text } from '@sild/ui'

export function Agenda({ agenda }: Pick<Page, 'agenda'>) {
  const intl = useIntl()
  const locale = useLocale()
  if (agenda.length === 0) return null
  return (
    <Stack as="section" gap={16}>
      <Heading>{intl.formatMessage({ id: 'mf-content.webinar.agenda' })}</Heading>
      <Stack as="ol" gap={12}>
        {agenda.map(({ description, endsAt, startsAt, title }) => (
          <li key={startsAt}>
            <Text isStrong>
              <DateTime value={startsAt} locale={locale} format="time" />–
              <DateTime value={endsAt} locale={locale} format="time" /> {title}
            </Text>
            {description && <Text tone="muted">{description}</Text>}
          </li>
        ))}
      </Stack>
    </Stack>
  )
}
