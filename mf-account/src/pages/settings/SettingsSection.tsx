import { Card, Heading, Stack, Text } from '@sild/ui'
import { type ReactNode, useId } from 'react'

interface SettingsSectionProps {
  title: string
  description?: string
  children: ReactNode
}

export function SettingsSection({ title, description, children }: SettingsSectionProps) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} padding="large">
      <Stack gap={16}>
        <Stack gap={4}>
          <Heading level={2} id={id}>
            {title}
          </Heading>
          {description && <Text tone="muted">{description}</Text>}
        </Stack>
        {children}
      </Stack>
    </Card>
  )
}
