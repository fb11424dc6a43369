import { reportReasons } from '@sild/contract/enums'
import { limits } from '@sild/contract/limits'
import { createReport } from '@sild/contract/moderation/report-operations'
import { useDraft, useNotify } from '@sild/shell-api'
import { useOperationForm } from '@sild/shell-api/forms'
import { Checkbox, Text } from '@sild/ui'
import { RadioGroup, TextArea } from '@sild/ui/forms'
import { useMemo } from 'react'
import type { DialogTexts } from '../lazy-dialog.tsx'
import { OperationDialog } from '../operation/OperationDialog.tsx'
import { emptyReport, readReport, reportBodyOf, type ReportTarget, type ReportValues } from './report-values.ts'

interface ReportDialogProps {
  title: string
  /** Subjects to choose from; the first one is the default. */
  targets: readonly [ReportTarget, ...ReportTarget[]]
  onClose: () => void
}

export function ReportDialog({ intl, title, targets, onClose }: ReportDialogProps & DialogTexts) {
  const notify = useNotify()
  const text = (id: string, values?: Record<string, number>) => intl.formatMessage({ id: `dialogs.${id}` }, values)
  const [{ targetGuid }] = targets
  const empty = useMemo(() => emptyReport(targetGuid), [targetGuid])
  const draft = useDraft<ReportValues>(`report-${targetGuid}`, { empty, parse: readReport(empty) })
  const form = useOperationForm<typeof createReport, ReportValues>({
    operation: createReport,
    schema: () => import('@sild/contract/moderation/report-schemas').then(({ createReportBody }) => createReportBody),
    defaultValues: empty,
    toInput: (values) => ({ body: reportBodyOf(targets, values) }),
    draft,
    onDone: () => {
      notify({ tone: 'success', text: text('report.done') })
      onClose()
    },
  })
  return (
    <OperationDialog
      onClose={onClose}
      title={title}
      form={form}
      labels={{ submit: text('report.submit'), cancel: text('cancel'), problem: text('problem') }}
      explained={<Text tone="muted">{text('report.explained')}</Text>}
    >
      {targets.length > 1 && (
        <RadioGroup
          label={text('report.target')}
          options={targets.map((target) => ({ value: target.targetGuid, label: target.label }))}
          {...form.register('targetGuid')}
        />
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
    </OperationDialog>
  )
}
