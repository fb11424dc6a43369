import type { ElementType, ReactNode } from 'react'
import { Glyph } from '../glyph/Glyph.tsx'
import * as css from './StateMessage.module.css'

type StateProps = {
  title: string
  /** 1 where the state is the whole page, 2 in a region of it. */
  level?: 1 | 2 | 3
  children?: ReactNode
  /** The one thing to do next. */
  action?: ReactNode
}

export type EmptyStateProps = StateProps & { icon?: ReactNode }
export type ErrorStateProps = StateProps & { requestId?: string | undefined; requestIdLabel?: string }

function StateMessage({
  title,
  level = 2,
  children,
  action,
  icon,
  footnote,
  role,
}: EmptyStateProps & { footnote?: ReactNode; role?: string }) {
  const Heading: ElementType = `h${level}`
  return (
    <div role={role} className={css.state}>
      {icon && <span className={css.icon}>{icon}</span>}
      <Heading tabIndex={level === 1 ? -1 : undefined} className={css.title}>
        {title}
      </Heading>
      {children && <div className={css.text}>{children}</div>}
      {action && <div className={css.action}>{action}</div>}
      {footnote}
    </div>
  )
}

/** Says what is missing and why, with one link or button to continue. */
export function EmptyState(props: EmptyStateProps) {
  return <StateMessage {...props} />
}

/** What happened, what is kept, how to retry; the request id is for support. */
export function ErrorState({ requestId, requestIdLabel, ...state }: ErrorStateProps) {
  return (
    <StateMessage
      {...state}
      role={state.level === 1 ? undefined : 'alert'}
      icon={<Glyph name="warning" />}
      footnote={
        requestId && (
          <p className={css.footnote}>
            {requestIdLabel} <code className={css.code}>{requestId}</code>
          </p>
        )
      }
    />
  )
}

export function NoPermissionState(props: StateProps) {
  return <StateMessage {...props} icon={<Glyph name="lock" />} />
}
