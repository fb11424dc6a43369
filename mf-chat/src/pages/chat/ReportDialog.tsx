import type { Chat } from '@sild/contract/chat/schemas'
import { reportReasons } from '@sild/contract/enums'
import { limits } from '@sild/contract/limits'
import { createReport } from '@sild/contract/moderation/report-operations'
import { useDraft, useIntl, useNotify } from '@sild/shell-api'
import { useOperationForm } from '@sild/shell-api/forms'
import { Checkbox, Text } from '@sild/ui'
import { ErrorSummary, RadioGroup, TextArea } from '@sild/ui/forms'
import { FormDialog } from '@sild/ui/heavy'
import { emptyReport, readReportDraft, reportBodyOf, type ReportValues } from './report-values.ts'

export function ReportDialog({ chat, onClose }: { chat: Chat; onClose: () => void }) {
  const intl = useIntl()
  const notify = useNotify()
  const text = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `mf-chat.${id}` }, values)
  const draft = useDraft<ReportValues>(`report-${chat.chatGuid}`, { empty: emptyReport, parse: readReportDraft })
  const form = useOperationForm<typeof createReport, ReportValues>({
    operation: createReport,
    schema: () => import('@sild/contract/moderation/report-schemas').then(({ createReportBody }) => createReportBody),
    defaultValues: emptyReport,
    toInput: (values) => ({ body: reportBodyOf(chat, values) }),
    draft,
    onDone: () => {
      notify({ tone: 'success', text: text('report.done') })
      onClose()
    },
  })
  const targets = [
    { value: 'chat', label: text('report.target.chat') },
    { value: 'company', label: text('report.target.company', { company: chat.companion.name }) },
  ]
  return (
    <FormDialog
      onClose={onClose}
      onSubmit={form.submit}
      title={text('report.title')}
      closeLabel={text('cancel')}
      submitLabel={text('report.submit')}
      cancelLabel={text('cancel')}
      isPending={form.isPending}
    >
      <Text tone="muted">{text('report.explained')}</Text>
      <ErrorSummary title={text('problem')} errors={form.errors} />
      {chat.companion.slug && (
        <RadioGroup label={text('report.target')} options={targets} {...form.register('targetType')} />
      )}
      <RadioGroup
        label={text('report.reason')}
        error={form.messageOf('reason')}
        options={reportReasons.map((reason) => ({ value: reason, label: text(`report.reason.${reason}`) }))}
        {...form.register('reason')}
      />
      <TextArea
        label={text('report.text')}
        optionalLabel={text('optional')}
        rows={4}
        limit={limits.shortDescription.max}
        remainingText={(remaining) => text('remaining', { remaining })}
        error={form.messageOf('text')}
        {...form.register('text')}
      />
      <Checkbox label={text('report.goodFaith')} error={form.messageOf('goodFaith')} {...form.register('goodFaith')} />
    </FormDialog>
  )
}
