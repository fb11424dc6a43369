import { Glyph, IconButton, classNames } from '@sild/ui'
import type { ReactNode } from 'react'
import * as css from './Dialog.module.css'
import { ModalSurface } from './ModalSurface.tsx'

interface WindowProps {
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

export type DialogProps = WindowProps & { size?: 'small' | 'regular' | 'large' }
/** `side` is where it comes from on a wide screen; on a narrow one it always comes from below. */
export type SheetProps = WindowProps & { side?: 'start' | 'end' }

export function Dialog({ size = 'regular', ...window }: DialogProps) {
  return <Window {...window} className={classNames(css.dialog, css[size])} />
}

export function Sheet({ side = 'end', ...window }: SheetProps) {
  return <Window {...window} className={classNames(css.sheet, css[side])} />
}

function Window({ closeLabel, isDismissable = true, ...window }: WindowProps & { className: string }) {
  const close = (
    <IconButton label={closeLabel} icon={<Glyph name="close" />} onClick={window.onClose} className={css.close} />
  )
  return <ModalSurface {...window} isDismissable={isDismissable} close={close} />
}
