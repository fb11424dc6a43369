import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { mergeProps } from 'react-aria/mergeProps'
import { Overlay } from 'react-aria/Overlay'
import { useDialog } from 'react-aria/useDialog'
import { useModalOverlay } from 'react-aria/useModalOverlay'
import { useOverlayTriggerState } from 'react-stately/useOverlayTriggerState'
import { focusHeading } from '../focus-heading.ts'
import { pressedKey } from '../keys/pressed-key.ts'
import * as css from './ModalSurface.module.css'

export interface ModalSurfaceProps {
  isOpen: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** Beside the title. */
  close?: ReactNode
  /** Stay in sight while the content scrolls; the main one last. */
  actions?: ReactNode
  isDismissable?: boolean
  role?: 'dialog' | 'alertdialog'
  /** Keys that are pressed anywhere within. */
  onKeyDown?: (event: KeyboardEvent) => void
  className: string
}

/**
 * A surface above the page, which is inert meanwhile. The focus moves in, and returns to its former place on closing.
 */
export function ModalSurface({ isOpen, ...surface }: ModalSurfaceProps) {
  if (!isOpen) return null
  return (
    <Overlay>
      <OpenSurface {...surface} />
    </Overlay>
  )
}

/*
 * Built of the hooks and not of the Modal of react-aria-components: that one brings the code of menus and popovers along,
 * three times as much.
 */
function OpenSurface(props: Omit<ModalSurfaceProps, 'isOpen'>) {
  const { onClose, title, children, close, actions, isDismissable, role, onKeyDown, className } = props
  const surface = useRef<HTMLDivElement>(null)
  const state = useOverlayTriggerState({ isOpen: true, onOpenChange: onClose })
  const { modalProps, underlayProps } = useModalOverlay({ isDismissable }, state, surface)
  const { dialogProps, titleProps } = useDialog({ role }, surface)
  useEarlyEscape(surface, onClose)
  useFocusReturn()
  return (
    <div {...underlayProps} onKeyDownCapture={stopComposedKey} className={css.underlay}>
      <div {...mergeProps(modalProps, dialogProps, { onKeyDown })} ref={surface} className={className}>
        <header className={css.header}>
          <h2 {...titleProps} className={css.title}>
            {title}
          </h2>
          {close}
        </header>
        <div className={css.body}>{children}</div>
        {actions && <footer className={css.footer}>{actions}</footer>}
      </div>
    </div>
  )
}

/** react-aria would close the dialog by the Escape that drops a composition in Safari. */
function stopComposedKey(event: KeyboardEvent): void {
  if (!pressedKey(event)) event.stopPropagation()
}

/** After opening by a key the focus moves in some frames later. Escape closes the surface before that, too. */
function useEarlyEscape(surface: RefObject<HTMLElement | null>, onClose: () => void): void {
  const close = useRef(onClose)
  useEffect(() => void (close.current = onClose))
  useLayoutEffect(() => {
    const waiting = new AbortController()
    const { signal } = waiting
    surface.current?.addEventListener('focusin', () => waiting.abort(), { signal })
    document.addEventListener('keydown', (event) => pressedKey(event) === 'Escape' && close.current(), { signal })
    return () => waiting.abort()
  }, [surface])
}

/**
 * A user who closes it by a press finds the page alive again at once. Where an answer closes it, the page may still be inert in the frame in
 * which react-aria gives the focus back, and takes none; and what opened it may be gone with what was done. To be called after what
 * makes the page inert.
 */
function useFocusReturn(): void {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (document.activeElement !== document.body) return
      if (opener?.isConnected && opener instanceof HTMLElement) opener.focus()
      else focusHeading()
    },
    [opener],
  )
}
