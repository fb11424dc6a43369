import type { ReactNode } from 'react'
import * as css from './Disclosure.module.css'

interface DisclosureProps {
  label: string
  /** Content of the button. */
  face: ReactNode
  children: ReactNode
}

/** A menu of links that opens without scripts; the document's own closes it again (close-menus.ts). */
export function Disclosure({ label, face, children }: DisclosureProps) {
  return (
    // The user may have opened it before hydration.
    <details data-menu suppressHydrationWarning className={css.disclosure}>
      <summary aria-label={label} title={label} className={css.face}>
        {face}
      </summary>
      <div className={css.panel}>{children}</div>
    </details>
  )
}
