import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Glyph } from '../glyph/Glyph.tsx'
import { Anchor } from '../link/Anchor.tsx'
import * as css from './Chip.module.css'

export type ChipProps = {
  children: ReactNode
  /** Where it leads, or … */
  href?: string
  /** … what a press does; `isSelected` makes it a toggle. */
  onClick?: () => void
  isSelected?: boolean
  /** Shows a cross: `removeLabel` says what it takes away, by a link (works without scripts) or a press. */
  removeLabel?: string
  removeHref?: string
  onRemove?: () => void
}

export function Chip({ children, href, onClick, isSelected, removeLabel, removeHref, onRemove }: ChipProps) {
  if (removeLabel) {
    const cross = {
      'aria-label': removeLabel,
      title: removeLabel,
      className: css.cross,
      children: <Glyph name="close" />,
    }
    return (
      <span className={css.chip}>
        {children}
        {removeHref ? <Anchor href={removeHref} {...cross} /> : <button type="button" onClick={onRemove} {...cross} />}
      </span>
    )
  }
  if (href) {
    return (
      <Anchor
        href={href}
        aria-current={isSelected ? 'true' : undefined}
        className={classNames(css.chip, css.pressable)}
      >
        {children}
      </Anchor>
    )
  }
  if (onClick) {
    return (
      <button type="button" aria-pressed={isSelected} onClick={onClick} className={classNames(css.chip, css.pressable)}>
        {children}
      </button>
    )
  }
  return <span className={css.chip}>{children}</span>
}
