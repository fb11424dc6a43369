import type { ReactNode } from 'react'
import { Cluster, Stack } from '../layout/Layout.tsx'
import * as css from './PageHeader.module.css'

export type PageHeaderProps = {
  title: ReactNode
  /** 2 for a part of a page that has its own main heading. */
  level?: 1 | 2
  description?: ReactNode
  breadcrumbs?: ReactNode
  /** Badges and facts under the title. */
  meta?: ReactNode
  actions?: ReactNode
}

/** The one `h1` of a page; it can take the focus after a navigation. */
export function PageHeader({ title, level = 1, description, breadcrumbs, meta, actions }: PageHeaderProps) {
  const Title = `h${level}` as const
  return (
    <header className={css.header}>
      {breadcrumbs}
      <Cluster justify="between" align="start" gap={16}>
        <Stack gap={8} className={css.words}>
          <Title tabIndex={-1} className={css.title}>
            {title}
          </Title>
          {meta}
          {description && <p className={css.description}>{description}</p>}
        </Stack>
        {actions && <Cluster>{actions}</Cluster>}
      </Cluster>
    </header>
  )
}
