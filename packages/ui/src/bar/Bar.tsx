import { classNames } from '../class-names.ts'
import * as css from './Bar.module.css'

export interface BarProps {
  value: number
  /** The value of a full bar. */
  max: number
  tone?: 'accent' | 'warning' | 'muted'
  /** The id of its name; without one it is a picture of numbers that stand beside it. */
  labelledBy?: string
}

/** How much of a whole, as a length. */
export function Bar({ labelledBy, max, tone = 'accent', value }: BarProps) {
  return (
    <progress
      className={classNames(css.bar, tone === 'warning' && css.warning, tone === 'muted' && css.muted)}
      max={max}
      value={Math.min(value, max)}
      aria-labelledby={labelledBy}
      aria-hidden={labelledBy === undefined || undefined}
    />
  )
}
