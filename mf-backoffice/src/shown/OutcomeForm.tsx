import type { InputOf, ReplyOf } from '@sild/api-client'
import { limits } from '@sild/contract/limits'
import type { Endpoint } from '@sild/contract/operation'
import { useNotify } from '@sild/shell-api'
import { useOperationForm } from '@sild/shell-api/forms'
import { queryClient } from '@sild/shell-api/query'
import { Button, Card, Heading, Stack, Text } from '@sild/ui'
import { ErrorSummary, Form, FormActions, RadioGroup, TextArea } from '@sild/ui/forms'
import type * as z from 'zod/mini'

interface OutcomeFormProps<Called extends Endpoint, Outcome extends string> {
  operation: Called
  schema: () => Promise<z.ZodMiniType>
  toInput: (values: { outcome: Outcome; message: string }) => InputOf<Called> & { body: unknown }
  onDone: (reply: ReplyOf<Called>) => void
  /** The operation whose lists change with the outcome. */
  list: Endpoint
  options: readonly { value: Outcome; label: string; hint: string }[]
  labels: Record<'title' | 'problem' | 'outcome' | 'message' | 'messageHint' | 'submit' | 'done', string> & {
    remaining: (count: number) => string
  }
  /** What else the outcome decides. */
  note?: string | undefined
}

/** Decides a report or an appeal. The outcome is final, so the choice and its reason are required. */
export function OutcomeForm<Called extends Endpoint, Outcome extends string>(props: OutcomeFormProps<Called, Outcome>) {
  const { labels, list, note, onDone, operation, options, schema, toInput } = props
  const notify = useNotify()
  const form = useOperationForm<Called, { outcome: string; message: string }>({
    operation,
    schema,
    defaultValues: { outcome: '', message: '' },
    toInput: ({ message, outcome }) => {
      const chosen = options.find(({ value }) => value === outcome)
      // The schema rejects a missing choice, with an error next to it.
      return toInput({ outcome: chosen?.value ?? (undefined as never), message })
    },
    onDone: async (reply) => {
      onDone(reply)
      notify({ tone: 'success', text: labels.done })
      await queryClient.invalidateQueries({ queryKey: [list.path] })
    },
  })
  return (
    <Card as="section" padding="large">
      <Stack gap={16}>
        <Heading level={2}>{labels.title}</Heading>
        {note && <Text tone="muted">{note}</Text>}
        <Form onSubmit={form.submit}>
          <ErrorSummary title={labels.problem} errors={form.errors} />
          <RadioGroup
            label={labels.outcome}
            layout="cards"
            error={form.messageOf('outcome')}
            options={[...options]}
            {...form.register('outcome')}
          />
          <TextArea
            label={labels.message}
            hint={labels.messageHint}
            rows={4}
            limit={limits.shortDescription.max}
            remainingText={labels.remaining}
            error={form.messageOf('message')}
            {...form.register('message')}
          />
          <FormActions>
            <Button type="submit" variant="primary" isPending={form.isPending}>
              {labels.submit}
            </Button>
          </FormActions>
        </Form>
      </Stack>
    </Card>
  )
}
