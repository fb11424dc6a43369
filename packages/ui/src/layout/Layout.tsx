import type { ComponentProps, ElementType, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import * as css from './Layout.module.css'

/** Pixels at the default text size; the only distances a page uses. */
export type Gap = 4 | 8 | 12 | 16 | 20 | 24 | 32 | 48 | 64

type BlockProps = ComponentProps<'div'> & { as?: ElementType; gap?: Gap }

/** One below the other. */
export function Stack({ as: Element = 'div', gap = 16, className, ...block }: BlockProps) {
  return <Element {...block} className={classNames(css.stack, css[`gap${gap}`], className)} />
}

export type ClusterProps = BlockProps & {
  justify?: 'start' | 'between' | 'end'
  align?: 'center' | 'start' | 'baseline'
}

/** Side by side, wrapping. */
export function Cluster({
  as: Element = 'div',
  gap = 8,
  justify = 'start',
  align = 'center',
  className,
  ...block
}: ClusterProps) {
  return (
    <Element
      {...block}
      className={classNames(css.cluster, css[`gap${gap}`], css[`justify-${justify}`], css[`align-${align}`], className)}
    />
  )
}

export type GridProps = BlockProps & {
  /** The least width of a column: small 10 rem, medium 17.5 rem, large 22 rem. */
  column?: 'small' | 'medium' | 'large'
}

/** As many equal columns as fit. */
export function Grid({ as: Element = 'div', gap = 16, column = 'medium', className, ...block }: GridProps) {
  return <Element {...block} className={classNames(css.grid, css[`gap${gap}`], css[column], className)} />
}

export type PageProps = ComponentProps<'div'> & {
  /** `narrow` is for a page of a few fields that stands alone, such as signing in. */
  width?: 'content' | 'form' | 'narrow' | 'text'
}

/** The content of a route: margins of the grid, distance from header and footer. */
export function Page({ width = 'content', className, ...block }: PageProps) {
  return <div {...block} className={classNames(css.page, css[width], className)} />
}

export type ColumnsProps = {
  children: ReactNode
  aside: ReactNode
  asideSide?: 'start' | 'end'
  isAsideSticky?: boolean
}

/** Main content and a column of 280 px beside it where there is room, below it (`end`) or above it (`start`) where there is none. */
export function Columns({ children, aside, asideSide = 'end', isAsideSticky }: ColumnsProps) {
  const side = <div className={classNames(css.aside, isAsideSticky && css.sticky)}>{aside}</div>
  return (
    <div className={css.columnsFrame}>
      <div className={classNames(css.columns, asideSide === 'start' ? css.asideFirst : css.asideLast)}>
        {asideSide === 'start' && side}
        <div className={css.main}>{children}</div>
        {asideSide === 'end' && side}
      </div>
    </div>
  )
}
