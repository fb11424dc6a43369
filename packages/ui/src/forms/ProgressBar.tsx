import * as css from './ProgressBar.module.css'

export type ProgressBarProps = {
  label: string
  /** In percent. */
  value: number
}

export function ProgressBar({ label, value }: ProgressBarProps) {
  return <progress aria-label={label} value={value} max={100} className={css.bar} />
}
