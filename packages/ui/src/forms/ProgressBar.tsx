import { useId } from 'react'
import { classNames } from '@sild/ui'
import * as css from './ProgressBar.module.css'

export type ProgressBarProps = {
  label: string
  /** Without a value the end is not known. */
  value?: number | undefined
  max?: number
  /** The value in words, shown at the end of the label's line: "7 of 20". */
  valueText?: string
  isLabelHidden?: boolean
  tone?: 'accent' | 'success' | 'warning' | 'danger'
}

export function ProgressBar({ label, value, max = 100, valueText, isLabelHidden, tone = 'accent' }: ProgressBarProps) {
  const id = useId()
  return (
    <div className={css.frame}>
      {!isLabelHidden && (
        <div className={css.words}>
          <label htmlFor={id}>{label}</label>
          {valueText && <span className={css.value}>{valueText}</span>}
        </div>
      )}
      <progress
        id={id}
        value={value}
        max={max}
        aria-label={isLabelHidden ? label : undefined}
        aria-valuetext={valueText}
        className={classNames(css.bar, css[tone])}
      />
    </div>
  )
}
