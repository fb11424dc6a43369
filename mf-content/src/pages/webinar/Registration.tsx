import { paths } from '@sild/paths'
import { useIntl, useText } from '@sild/shell-api'
import { ButtonLink, Card, Heading, Notice, Stack, Text } from '@sild/ui'
import { useState } from 'react'
import { WebinarForm } from './WebinarForm.tsx'

/** After a webinar users can only ask to be notified of the next one. */
export function Registration({ slug, isOver }: { slug: string; isOver: boolean }) {
  const intl = useIntl()
  const [isDone, setIsDone] = useState(false)
  const text = useText('mf-content.webinar')
  return (
    <Card>
      <Stack gap={16}>
        {isDone ? (
          <Notice
            tone="success"
            isLive
            title={text(isOver ? 'done.over' : 'done')}
            action={
              <ButtonLink href={paths.events()}>{intl.formatMessage({ id: 'mf-content.events.title' })}</ButtonLink>
            }
          >
            {text(isOver ? 'done.text.over' : 'done.text')}
          </Notice>
        ) : (
          <>
            <Stack gap={4}>
              <Heading level={2}>{text(isOver ? 'register.over' : 'register')}</Heading>
              <Text tone="muted">{text(isOver ? 'register.text.over' : 'register.text')}</Text>
            </Stack>
            <WebinarForm slug={slug} isOver={isOver} onDone={() => setIsDone(true)} />
          </>
        )}
      </Stack>
    </Card>
  )
}
