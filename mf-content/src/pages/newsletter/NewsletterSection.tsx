import { useText } from '@sild/shell-api'
import { Card, Heading, Stack, Text } from '@sild/ui'
import { NewsletterForm } from './NewsletterForm.tsx'
import * as css from './NewsletterSection.module.css'

/** The form below an article; categories are chosen on the newsletter page. */
export function NewsletterSection() {
  const text = useText('mf-content.newsletter')
  return (
    <Card as="section" padding="large" className={css.section}>
      <Stack gap={16}>
        <Stack gap={4}>
          <Heading>{text('title')}</Heading>
          <Text tone="muted">{text('description')}</Text>
        </Stack>
        <NewsletterForm />
        <Text size={12} tone="muted">
          {text('promise')}
        </Text>
      </Stack>
    </Card>
  )
}
