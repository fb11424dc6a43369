import { limits } from '@sild/contract/limits'
import { decideAppeal, getAppeal, listAppeals } from '@sild/contract/moderation/appeal-operations'
import { type AppealDetails, type AppealOutcome, appealOutcomes } from '@sild/contract/moderation/appeal-schemas'
import { useNotify, useText } from '@sild/shell-api'
import { useOperationForm } from '@sild/shell-api/forms'
import { queryClient, showReply } from '@sild/shell-api/query'
import { Button, Card, Heading, Stack } from '@sild/ui'
import { ErrorSummary, Form, FormActions, RadioGroup, TextArea } from '@sild/ui/forms'

interface AnswerValues {
  outcome: AppealOutcome | ''
  message: string
}

/** An answer is final, so its outcome and its text are required. */
export function AnswerForm({ appeal: { appealGuid, kind, targetType } }: { appeal: AppealDetails }) {
  const notify = useNotify()
  const text = useText('mf-backoffice.appeal')
  const input = { params: { appealGuid } }
  const form = useOperationForm<typeof decideAppeal, AnswerValues>({
    operation: decideAppeal,
    schema: () => import('@sild/contract/moderation/appeal-schemas').then(({ decideAppealBody }) => decideAppealBody),
    defaultValues: { outcome: '', message: '' },
    // The schema rejects a missing choice, with an error next to it.
    toInput: ({ outcome, message }) => ({ ...input, body: { outcome: outcome || (undefined as never), message } }),
    onDone: async (answered) => {
      showReply(getAppeal, input, answered)
      notify({ tone: 'success', text: text('done') })
      await queryClient.invalidateQueries({ queryKey: [listAppeals.path] })
    },
  })
  return (
    <Card as="section" padding="large">
      <Stack gap={16}>
        <Heading level={2}>{text('decide')}</Heading>
        <Form onSubmit={form.submit}>
          <ErrorSummary title={text('problem')} errors={form.errors} />
          <RadioGroup
            label={text('outcome')}
            layout="cards"
            error={form.messageOf('outcome')}
            options={appealOutcomes.map((outcome) => ({
              value: outcome,
              label: text(`outcome.${outcome}`),
              hint: outcome === 'turned' ? text(`turned.${kind}`, { targetType }) : text('outcome.confirmed.text'),
            }))}
            {...form.register('outcome')}
          />
          <TextArea
            label={text('message')}
            hint={text('message.hint')}
            rows={4}
            limit={limits.shortDescription.max}
            remainingText={(remaining) => text('remaining', { remaining })}
            error={form.messageOf('message')}
            {...form.register('message')}
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
