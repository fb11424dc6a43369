import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { VisuallyHidden } from '../typography/Typography.tsx'
import * as css from './LoadingState.module.css'

export type LoadingStateProps = {
  /** One polite message for users who do not see the skeletons. */
  label: string
  /** Shown after four seconds, with a way to cancel if there is one. */
  slow?: ReactNode
  /** Skeletons in the geometry of what will come. */
  children: ReactNode
}

/** Nothing for 200 ms, then the skeletons: quick answers do not flash. */
export function LoadingState({ label, slow, children }: LoadingStateProps) {
  return (
    <div aria-busy="true" className={css.region}>
      <VisuallyHidden as="p">
        <span role="status">{label}</span>
      </VisuallyHidden>
      <div aria-hidden="true">{children}</div>
      {slow && <div className={css.slow}>{slow}</div>}
    </div>
  )
}

export type SkeletonProps = {
  shape?: 'text' | 'title' | 'control' | 'block' | 'round' | 'square'
  width?: 'full' | 'threeQuarters' | 'half' | 'third' | 'quarter'
}

export function Skeleton({ shape = 'text', width = 'full' }: SkeletonProps) {
  return <span className={classNames(css.skeleton, css[shape], css[width])} />
}

/** The geometry of a list of cards with a title, a line of facts and two lines of text. */
export function SkeletonCards({ count = 3 }: { count?: number }) {
  return (
    <div className={css.cards}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={css.card}>
          <Skeleton shape="square" />
          <div className={css.lines}>
            <Skeleton shape="title" width="half" />
            <Skeleton width="third" />
            <Skeleton />
            <Skeleton width="threeQuarters" />
          </div>
        </div>
      ))}
    </div>
  )
}
