import type { InputOf, ReplyOf } from '@sild/api-client'
import type { Endpoint } from '@sild/contract/operation'
import { limits } from '@sild/contract/limits'
import { useLocale, useText } from '@sild/shell-api'
import { useOperationForm } from '@sild/shell-api/forms'
import { Button, Card, DateTime, Heading, Stack, Text } from '@sild/ui'
import { ErrorSummary, Form, FormActions, TextArea } from '@sild/ui/forms'
import type * as z from 'zod/mini'

interface AppealFormProps<Called extends Endpoint> {
  appealableUntil: string
  operation: Called
  schema: () => Promise<z.ZodMiniType>
  toInput: (values: { text: string }) => InputOf<Called> & { body: unknown }
  onDone: (appealed: ReplyOf<Called>) => void
}

/** Only one appeal is possible, so the form explains its effect first. */
export function AppealForm<Called extends Endpoint>({ appealableUntil, ...sent }: AppealFormProps<Called>) {
  const locale = useLocale()
  const text = useText('mf-account.appeal')
  const form = useOperationForm<Called, { text: string }>({ ...sent, defaultValues: { text: '' } })
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
