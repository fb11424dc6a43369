import type { Decision } from '@sild/contract/moderation/appeal-schemas'
import { useLocale, useText } from '@sild/shell-api'
import { Card, DateTime, Heading, Notice, Prose, Stack, Text } from '@sild/ui'
import type { ReactNode } from 'react'

/** The form of an appeal to another moderator, or the state of the appeal. */
export function AppealSection({ decision, form }: { decision: Decision; form: ReactNode }) {
  const text = useText('mf-account.appeal')
  const { appeal, state } = decision
  if (state === 'possible') return form
  if (!appeal || state === 'expired' || state === 'outdated')
    return <Notice title={text(state)}>{text(`${state}.text`)}</Notice>
  const { answer } = appeal
  return (
    <Card as="section" padding="large" aria-labelledby="appeal">
      <Stack gap={16}>
        <Heading level={2} id="appeal">
          {text('title')}
        </Heading>
        {answer ? (
          <Notice tone={answer.outcome === 'turned' ? 'success' : 'info'} title={text(answer.outcome)}>
            {answer.message}
          </Notice>
        ) : (
          <Notice title={text('waiting')}>{text('waiting.text')}</Notice>
        )}
        {appeal.text !== null && (
          <Stack gap={4}>
            <Text isStrong>{text('yours')}</Text>
            <Prose isPlainText>{appeal.text}</Prose>
            <When at={appeal.createdAt} />
          </Stack>
        )}
        {answer && (
          <Text size={14} tone="muted">
            {text('final')}
          </Text>
        )}
      </Stack>
    </Card>
  )
}

function When({ at }: { at: string }) {
  const locale = useLocale()
  return (
    <Text size={12} tone="muted">
      <DateTime value={at} locale={locale} format="dayAndTime" />
    </Text>
  )
}
