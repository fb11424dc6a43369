import { reportReasons } from '@sild/contract/enums'
import { limits } from '@sild/contract/limits'
import { createReport } from '@sild/contract/moderation/report-operations'
import { useDraft, useIntl, useNotify } from '@sild/shell-api'
import { useOperationForm } from '@sild/shell-api/forms'
import { Checkbox, Text } from '@sild/ui'
import { ErrorSummary, RadioGroup, TextArea } from '@sild/ui/forms'
import { FormDialog } from '@sild/ui/heavy'
import type { ReportTarget } from './ReportAction.tsx'

type Reason = (typeof reportReasons)[number]
interface ReportValues {
  reason: Reason | ''
  text: string
  goodFaith: boolean
}
const empty: ReportValues = { reason: '', text: '', goodFaith: false }
const readDraft = (stored: unknown): ReportValues | undefined =>
  stored !== null && typeof stored === 'object' && 'text' in stored && typeof stored.text === 'string'
    ? { ...empty, text: stored.text }
    : undefined

export function ReportDialog({ target, title, onClose }: { target: ReportTarget; title: string; onClose: () => void }) {
  const intl = useIntl()
  const notify = useNotify()
  const text = (id: string, values?: Record<string, number>) =>
    intl.formatMessage({ id: `mf-search.report.${id}` }, values)
  const draft = useDraft<ReportValues>(`report-${target.targetGuid}`, { empty, parse: readDraft })
  const form = useOperationForm<typeof createReport, ReportValues>({
    operation: createReport,
    schema: () => import('@sild/contract/moderation/report-schemas').then(({ createReportBody }) => createReportBody),
    defaultValues: empty,
    // No choice yet is refused by the schema, beside the choice.
    toInput: (values) => ({
      body: {
        ...target,
        reason: values.reason || (undefined as never),
        text: values.text.trim() || null,
        goodFaith: values.goodFaith,
      },
    }),
    draft,
    onDone: () => {
      notify({ tone: 'success', text: text('done') })
      onClose()
    },
  })
  return (
    <FormDialog
      onClose={onClose}
      onSubmit={form.submit}
      title={title}
      closeLabel={text('cancel')}
      submitLabel={text('submit')}
      cancelLabel={text('cancel')}
      isPending={form.isPending}
    >
      <Text tone="muted">{text('explained')}</Text>
      <ErrorSummary title={text('problem')} errors={form.errors} />
      <RadioGroup
        label={text('reason')}
        error={form.messageOf('reason')}
        options={reportReasons.map((reason) => ({ value: reason, label: text(`reason.${reason}`) }))}
        {...form.register('reason')}
      />
      <TextArea
        label={text('text')}
        optionalLabel={text('optional')}
        rows={4}
        limit={limits.shortDescription.max}
        remainingText={(remaining) => text('remaining', { remaining })}
        error={form.messageOf('text')}
        {...form.register('text')}
      />
      <Checkbox label={text('goodFaith')} error={form.messageOf('goodFaith')} {...form.register('goodFaith')} />
    </FormDialog>
  )
}
