import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import * as css from './Disclosure.module.css'

interface DisclosureProps {
  label: string
  /** What the button shows. */
  face: ReactNode
  children: ReactNode
}

/** A menu of links that opens without scripts; with them it also closes by Escape, by a press or Tab out of it and by following a link. */
export function Disclosure({ label, face, children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const close = () => details.current?.removeAttribute('open')
    const onLeave = ({ target }: Event) => {
      if (target instanceof Node && !details.current?.contains(target)) close()
    }
    const onClick = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a') && details.current?.contains(event.target))
        close()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.current?.open) return
      close()
      details.current.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', onLeave)
    // It would stand above what has the focus.
    document.addEventListener('focusin', onLeave)
    document.addEventListener('click', onClick)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onLeave)
      document.removeEventListener('focusin', onLeave)
      document.removeEventListener('click', onClick)
      document.removeEventListener('keydown', onKey)
    }
  }, [])

  return (
    // It may have been opened before hydration.
    <details ref={details} suppressHydrationWarning className={css.disclosure}>
      <summary aria-label={label} title={label} className={css.face}>
        {face}
      </summary>
      <div className={css.panel}>{children}</div>
    </details>
  )
}
