import { Button } from '@sild/ui'
import { useId, type SyntheticEvent } from 'react'
import { Dialog, type DialogProps } from './Dialog.tsx'
import * as css from './FormDialog.module.css'

export type FormDialogProps = Omit<DialogProps, 'isOpen' | 'isDismissable' | 'actions'> & {
  onSubmit: (event: SyntheticEvent) => void
  submitLabel: string
  cancelLabel: string
  isPending?: boolean
  /** Sending the form cannot be undone. */
  isDanger?: boolean
}

/** A form above the page. Its buttons stay in sight, Enter sends it, and a press outside does not lose what was typed. */
export function FormDialog(props: FormDialogProps) {
  const { onSubmit, submitLabel, cancelLabel, isPending, isDanger, children, ...window } = props
  const formId = useId()
  const actions = (
    <>
      <Button onClick={window.onClose}>{cancelLabel}</Button>
      <Button type="submit" form={formId} variant={isDanger ? 'danger' : 'primary'} isPending={isPending}>
        {submitLabel}
      </Button>
    </>
  )
  return (
    <Dialog {...window} isOpen isDismissable={false} actions={actions}>
      {/* The browser's own bubbles are off: errors stand beside the fields. */}
      <form noValidate id={formId} onSubmit={isPending ? refuse : onSubmit} className={css.form}>
        {children}
      </form>
    </Dialog>
  )
}

function refuse(event: SyntheticEvent) {
  event.preventDefault()
}
