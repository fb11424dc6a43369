import type { OperationForm } from '@sild/shell-api/forms'
import { ErrorSummary } from '@sild/ui/forms'
import { FormDialog, type FormDialogProps } from '@sild/ui/heavy'
import type { ReactNode } from 'react'

interface OperationDialogProps extends Pick<FormDialogProps, 'title' | 'onClose' | 'size' | 'isDanger' | 'children'> {
  form: Pick<OperationForm<Record<string, unknown>>, 'submit' | 'isPending' | 'errors'>
  /** `close` is the name of the cross, the same as `cancel` unless given. */
  labels: { submit: string; cancel: string; problem: string; close?: string }
  /** Shown above the errors and the fields. */
  explained?: ReactNode
}

/** A dialog with the form of one operation. */
export function OperationDialog({ children, explained, form, labels, ...dialog }: OperationDialogProps) {
  return (
    <FormDialog
      {...dialog}
      onSubmit={form.submit}
      closeLabel={labels.close ?? labels.cancel}
      submitLabel={labels.submit}
      cancelLabel={labels.cancel}
      isPending={form.isPending}
    >
      {explained}
      <ErrorSummary title={labels.problem} errors={form.errors} />
      {children}
    </FormDialog>
  )
}
