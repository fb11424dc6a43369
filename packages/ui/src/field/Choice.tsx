import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Glyph } from '../glyph/Glyph.tsx'
import * as css from './Choice.module.css'

export type ChoiceProps = { children: ReactNode; label: ReactNode; isCard?: boolean }

/** A checkbox or radio button with its words; the whole row can be pressed. */
export function Choice({ children, label, isCard }: ChoiceProps) {
  return (
    <label className={classNames(css.row, isCard && css.card)}>
      <span className={css.control}>
        {children}
        <Glyph name="check" className={css.check} />
      </span>
      <span className={css.label}>{label}</span>
    </label>
  )
}
