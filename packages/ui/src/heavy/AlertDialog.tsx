import { Button, classNames } from '@sild/ui'
import type { ReactNode } from 'react'
import * as css from './Dialog.module.css'
import { ModalSurface } from './ModalSurface.tsx'

export interface AlertDialogProps {
  isOpen: boolean
  onCancel: () => void
  onConfirm: () => void
  title: string
  children: ReactNode
  confirmLabel: string
  cancelLabel: string
  /** The confirmed action cannot be undone. */
  isDanger?: boolean
  isPending?: boolean
}

/** A question that must be answered before anything else; Escape cancels, a press outside does nothing. */
export function AlertDialog(props: AlertDialogProps) {
  const { isOpen, onCancel, onConfirm, title, children, confirmLabel, cancelLabel, isDanger, isPending } = props
  const actions = (
    <>
      <Button onClick={onCancel}>{cancelLabel}</Button>
      <Button variant={isDanger ? 'danger' : 'primary'} isPending={isPending} onClick={onConfirm}>
        {confirmLabel}
      </Button>
    </>
  )
  return (
    <ModalSurface
      role="alertdialog"
      isOpen={isOpen}
      onClose={onCancel}
      title={title}
      actions={actions}
      className={classNames(css.dialog, css.small)}
    >
      {children}
    </ModalSurface>
  )
}
