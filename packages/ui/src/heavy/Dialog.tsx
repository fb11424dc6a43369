import { Button, Glyph, IconButton, classNames } from '@sild/ui'
import type { ReactNode } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal'
import * as css from './Dialog.module.css'
import { PageLocale } from './PageLocale.tsx'

interface OverlayProps {
  isOpen: boolean
  onClose: () => void
  title: string
  closeLabel: string
  children: ReactNode
  /** Stay in sight while the content scrolls; the main one last. */
  actions?: ReactNode
  /** False where a press outside would lose what was typed. */
  isDismissable?: boolean
}

export type DialogProps = OverlayProps & { size?: 'small' | 'regular' | 'large' }
/** `side` is where it comes from on a wide screen; on a narrow one it always comes from below. */
export type SheetProps = OverlayProps & { side?: 'start' | 'end' }

function Overlay({
  isOpen,
  onClose,
  title,
  closeLabel,
  children,
  actions,
  isDismissable = true,
  look,
}: OverlayProps & { look: string }) {
  return (
    <PageLocale>
      <ModalOverlay isOpen={isOpen} onOpenChange={onClose} isDismissable={isDismissable} className={css.overlay}>
        <Modal className={look}>
          <AriaDialog className={css.dialog}>
            <header className={css.header}>
              <Heading slot="title" className={css.title}>
                {title}
              </Heading>
              <IconButton label={closeLabel} icon={<Glyph name="close" />} onClick={onClose} className={css.close} />
            </header>
            <div className={css.body}>{children}</div>
            {actions && <footer className={css.footer}>{actions}</footer>}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </PageLocale>
  )
}

export function Dialog({ size = 'regular', ...overlay }: DialogProps) {
  return <Overlay {...overlay} look={classNames(css.modal, css[size])} />
}

export function Sheet({ side = 'end', ...overlay }: SheetProps) {
  return <Overlay {...overlay} look={classNames(css.sheet, css[side])} />
}

export interface AlertDialogProps {
  isOpen: boolean
  onCancel: () => void
  onConfirm: () => void
  title: string
  children: ReactNode
  confirmLabel: string
  cancelLabel: string
  /** What is confirmed cannot be undone. */
  isDanger?: boolean
  isPending?: boolean
}

/** A question that must be answered before anything else. */
export function AlertDialog(props: AlertDialogProps) {
  const { isOpen, onCancel, onConfirm, title, children, confirmLabel, cancelLabel, isDanger, isPending } = props
  return (
    <PageLocale>
      <ModalOverlay isOpen={isOpen} onOpenChange={onCancel} className={css.overlay}>
        <Modal className={classNames(css.modal, css.small)}>
          <AriaDialog role="alertdialog" className={css.dialog}>
            <header className={css.header}>
              <Heading slot="title" className={css.title}>
                {title}
              </Heading>
            </header>
            <div className={css.body}>{children}</div>
            <footer className={css.footer}>
              <Button onClick={onCancel}>{cancelLabel}</Button>
              <Button variant={isDanger ? 'danger' : 'primary'} isPending={isPending} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </footer>
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </PageLocale>
  )
}
