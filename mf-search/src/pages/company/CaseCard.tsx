import { paths } from '@sild/paths'
import { Card, CardTitle, picturesFor, Stack } from '@sild/ui'
import type { ReactNode } from 'react'
import * as css from './CaseCard.module.css'

interface CaseCardProps {
  company: string
  teaser: { slug: string; name: string; coverUrl: string | null }
  /** 2 where the cards stand right under the page's title. */
  level?: 2 | 3
  children?: ReactNode
}

/** A case in a list: its picture, its name and, for whoever may read it, how it begins. */
export function CaseCard({ company, teaser, level = 3, children }: CaseCardProps) {
  return (
    <Card as="li" isLinked padding="none" className={css.card}>
      {teaser.coverUrl && (
        <img
          {...picturesFor(teaser.coverUrl, '(width < 40rem) 100vw, 26rem')}
          alt=""
          width={1200}
          height={800}
          loading="lazy"
          className={css.cover}
        />
      )}
      <Stack gap={8} className={css.text}>
        <CardTitle level={level} href={paths.companyCase(company, teaser.slug)}>
          {teaser.name}
        </CardTitle>
        {children}
      </Stack>
    </Card>
  )
}
