import type { Page } from '@sild/contract/content/schemas'
import { useIntl } from '@sild/shell-api'
import { Heading, Stack, Text } from '@sild/ui'

export function Speakers({ speakers }: Pick<Page, 'speakers'>) {
  const intl = useIntl()
  if (speakers.length === 0) return null
  return (
    <Stack as="section" gap={16}>
      <Heading>{intl.formatMessage({ id: 'mf-content.webinar.speakers' })}</Heading>
      <Stack as="ul" gap={16}>
        {speakers.map(({ biography, name, position }) => (
          <Stack as="li" key={name} gap={4}>
            <Heading level={3}>{name}</Heading>
            <Text size={14} tone="muted">
              {position}
            </Text>
            {biography && <Text>{biography}</Text>}
          </Stack>
        ))}
      </Stack>
    </Stack>
  )
}
