import { limits } from '@sild/contract/limits'
import { decideReport, getReport, listReports } from '@sild/contract/moderation/report-operations'
import { type ReportDetails, type ReportOutcome, reportOutcomes } from '@sild/contract/moderation/report-schemas'
import { useNotify, useText } from '@sild/shell-api'
import { useOperationForm } from '@sild/shell-api/forms'
import { queryClient, showReply } from '@sild/shell-api/query'
import { Button, Card, Heading, Stack, Text } from '@sild/ui'
import { ErrorSummary, Form, FormActions, RadioGroup, TextArea } from '@sild/ui/forms'

interface DecisionValues {
  outcome: ReportOutcome | ''
  message: string
}

/** A decision is final, so its outcome and its text are required. */
export function DecisionForm({ report: { reportGuid, targetType, reportsCount } }: { report: ReportDetails }) {
  const notify = useNotify()
  const text = useText('mf-backoffice.report')
  const form = useOperationForm<typeof decideReport, DecisionValues>({
    operation: decideReport,
    schema: () => import('@sild/contract/moderation/report-schemas').then(({ decideReportBody }) => decideReportBody),
    defaultValues: { outcome: '', message: '' },
    toInput: ({ outcome, message }) => ({
      params: { reportGuid },
      // The schema rejects a missing choice, with an error next to it.
      body: { outcome: outcome || (undefined as never), message },
    }),
    onDone: async (decided) => {
      showReply(getReport, { params: { reportGuid } }, decided)
      notify({ tone: 'success', text: text('done') })
      await queryClient.invalidateQueries({ queryKey: [listReports.path] })
    },
  })
  return (
    <Card as="section" padding="large">
      <Stack gap={16}>
        <Heading level={2}>{text('decide')}</Heading>
        {reportsCount > 1 && <Text tone="muted">{text('decide.all', { count: reportsCount })}</Text>}
        <Form onSubmit={form.submit}>
          <ErrorSummary title={text('problem')} errors={form.errors} />
          <RadioGroup
            label={text('outcome')}
            layout="cards"
            error={form.messageOf('outcome')}
            options={reportOutcomes.map((outcome) => ({
              value: outcome,
              label: text(`outcome.${outcome}`),
              hint: text(outcome === 'upheld' ? `outcome.upheld.${targetType}` : 'outcome.dismissed.text'),
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
