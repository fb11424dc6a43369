import type { Category } from '@sild/contract/content/schemas'
import type { PublicationCard, SearchCard } from '@sild/contract/search/schemas'
import { PortalContext, useLocale } from '@sild/shell-api'
import { Card, formatRelativeTime } from '@sild/ui'
import { use } from 'react'
import { CompanyResult } from './CompanyResult.tsx'
import { PublicationResult } from './PublicationResult.tsx'
import * as css from './ResultCard.module.css'

export interface PublicationResultProps {
  card: PublicationCard
  category: string | undefined
  now: string
}
interface ResultCardProps {
  card: SearchCard
  categories: readonly Category[]
  now: string
}

export function ResultCard({ card, categories, now }: ResultCardProps) {
  const locale = useLocale()
  const remember = use(PortalContext)?.remember
  const isCompany = card.cardType === 'company'
  const category = isCompany ? undefined : categories.find(({ id }) => id === card.categoryId)?.title
  const element = (
    <Card as="li" isLinked>
      <div className={css.result}>
        {isCompany ? <CompanyResult card={card} /> : <PublicationResult card={card} category={category} now={now} />}
      </div>
    </Card>
  )
  if (!remember) return element
  const age = isCompany ? '' : formatRelativeTime(card.publishedAt, now, locale)
  return remember(JSON.stringify([card, category, age]), element)
}
