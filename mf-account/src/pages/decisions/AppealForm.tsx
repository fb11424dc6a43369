import { limits } from '@sild/contract/limits'
import { appealDecision, getDecision } from '@sild/contract/moderation/appeal-operations'
import type { Decision } from '@sild/contract/moderation/appeal-schemas'
import { useLocale, useNotify, useText } from '@sild/shell-api'
import { useOperationForm } from '@sild/shell-api/forms'
import { queryClient } from '@sild/shell-api/query'
import { Button, Card, DateTime, Heading, Stack, Text } from '@sild/ui'
import { ErrorSummary, Form, FormActions, TextArea } from '@sild/ui/forms'

/** There is one appeal, so it says what follows from it before it is written. */
export function AppealForm({ decision: { appealableUntil, decisionGuid } }: { decision: Decision }) {
  const locale = useLocale()
  const notify = useNotify()
  const text = useText('mf-account.appeal')
  const input = { params: { decisionGuid } }
  const form = useOperationForm<typeof appealDecision, { text: string }>({
    operation: appealDecision,
    schema: () => import('@sild/contract/moderation/appeal-schemas').then(({ appealBody }) => appealBody),
    defaultValues: { text: '' },
    toInput: (body) => ({ ...input, body }),
    onDone: (appealed) => {
      queryClient.setQueryData([getDecision.path, input], appealed)
      notify({ tone: 'success', text: text('done') })
    },
  })
  return (
    <Card as="section" padding="large" aria-labelledby="appeal">
      <Stack gap={16}>
        <Heading level={2} id="appeal">
          {text('offer')}
        </Heading>
        <Text>{text('explained')}</Text>
        <Text size={14} tone="muted">
          {text('until')} <DateTime value={appealableUntil} locale={locale} format="day" />
        </Text>
        <Form onSubmit={form.submit}>
          <ErrorSummary title={text('problem')} errors={form.errors} />
          <TextArea
            label={text('text')}
            hint={text('text.hint')}
            rows={6}
            limit={limits.appeal.max}
            remainingText={(remaining) => text('remaining', { remaining })}
            error={form.messageOf('text')}
            {...form.register('text')}
          />
          <FormActions>
            <Button type="submit" variant="primary" isPending={form.isPending}>
              {text('submit')}
            </Button>
          </FormActions>
        </Form>
      </Stack>
    </Card>
  )
}
