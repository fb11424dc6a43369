import type { Category } from '@sild/contract/content/schemas'
import type { SearchCard } from '@sild/contract/search/schemas'
import { CompanyResult } from './CompanyResult.tsx'
import { PublicationResult } from './PublicationResult.tsx'

export interface ResultCardProps<Card = SearchCard> {
  card: Card
  categories: readonly Category[]
  now: string
}

export function ResultCard({ card, categories, now }: ResultCardProps) {
  return card.cardType === 'company' ? (
    <CompanyResult card={card} />
  ) : (
    <PublicationResult card={card} categories={categories} now={now} />
  )
}
