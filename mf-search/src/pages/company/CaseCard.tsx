import type { CompanyCase } from '@sild/contract/companies/shapes'
import { paths } from '@sild/paths'
import { useLocale } from '@sild/shell-api'
import { Card, CardTitle, picturesFor, Stack, WrittenText } from '@sild/ui'
import type { ReactNode } from 'react'
import * as css from './CaseCard.module.css'

type CaseTeaser = Pick<CompanyCase, 'slug' | 'name' | 'locale' | 'coverUrl'>

interface CaseCardProps {
  company: string
  teaser: CaseTeaser
  /** 2 if the cards are directly below the page title. */
  level?: 2 | 3
  children?: ReactNode
}

/** A case in a list: picture, name and, if the reader may open it, its beginning. */
export function CaseCard({ company, teaser, level = 3, children }: CaseCardProps) {
  const locale = useLocale()
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
          <WrittenText language={teaser.locale} locale={locale}>
            {teaser.name}
          </WrittenText>
        </CardTitle>
        {children}
      </Stack>
    </Card>
  )
}
