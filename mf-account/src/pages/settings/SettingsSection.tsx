import { Card, Heading, Stack, Text } from '@sild/ui'
import { type ReactNode, type Ref, useId } from 'react'

interface SettingsSectionProps {
  /** Anchor of links to this section. */
  anchor?: string
  title: string
  description?: string
  children: ReactNode
  /** To give the heading the focus where what had it goes away. */
  headingRef?: Ref<HTMLHeadingElement>
}

export function SettingsSection({ anchor, title, description, children, headingRef }: SettingsSectionProps) {
  const id = useId()
  return (
    <Card as="section" id={anchor} aria-labelledby={id} padding="large">
      <Stack gap={16}>
        <Stack gap={4}>
          <Heading level={2} id={id} ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
            {title}
          </Heading>
          {description && <Text tone="muted">{description}</Text>}
        </Stack>
        {children}
      </Stack>
    </Card>
  )
}
