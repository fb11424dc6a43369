import type { ComponentProps, ElementType } from 'react'
import { classNames } from '../class-names.ts'
import * as css from './Typography.module.css'

export type HeadingProps = ComponentProps<'h2'> & {
  level?: 1 | 2 | 3 | 4
  size?: 'display' | 30 | 24 | 20 | 18 | 16 | 14
}

const sizeOfLevel = { 1: 24, 2: 20, 3: 16, 4: 14 } as const

export function Heading({ level = 2, size = sizeOfLevel[level], className, ...heading }: HeadingProps) {
  const Element: ElementType = `h${level}`
  return <Element {...heading} className={classNames(css.heading, css[`size${size}`], className)} />
}

export type TextProps = ComponentProps<'p'> & {
  as?: ElementType
  size?: 'ui' | 12 | 14 | 16 | 18
  tone?: 'plain' | 'muted' | 'danger' | 'success' | 'warning'
  isStrong?: boolean
  /** As many lines at most; what is longer ends with an ellipsis. */
  lines?: 2 | 3
}

export function Text({
  as: Element = 'p',
  size = 'ui',
  tone = 'plain',
  isStrong,
  lines,
  className,
  ...text
}: TextProps) {
  const looks = [css[`size${size}`], css[tone], isStrong && css.strong, lines && css[`lines${lines}`], className]
  return <Element {...text} className={classNames(...looks)} />
}

/** Long text written by people or by the editors: measure, lists, quotes. `pre-line` keeps the lines of plain text. */
export function Prose({ isPlainText, className, ...text }: ComponentProps<'div'> & { isPlainText?: boolean }) {
  return <div {...text} className={classNames(css.prose, isPlainText && css.lines, className)} />
}

export function VisuallyHidden({ as: Element = 'span', ...element }: ComponentProps<'span'> & { as?: ElementType }) {
  return <Element {...element} className={css.hidden} />
}
