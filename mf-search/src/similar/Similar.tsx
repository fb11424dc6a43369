import type { SearchCardType } from '@sild/contract/enums'
import { useText } from '@sild/shell-api'
import { Heading, Stack } from '@sild/ui'
import { ResultCard } from '../cards/ResultCard.tsx'
import type { ShownCard, ShownCategory } from '../cards/shown-card.ts'
import * as css from './Similar.module.css'

interface SimilarProps {
  /** What it is like. */
  of: SearchCardType
  cards: readonly ShownCard[]
  /** Both are of publications alone. */
  categories?: readonly ShownCategory[]
  now?: string
}

/** Where to go on from a card; nothing where nothing is like it. */
export function Similar({ of, cards, categories = [], now = '' }: SimilarProps) {
  const text = useText('mf-search')
  if (cards.length === 0) return null
  return (
    <section aria-labelledby="similar">
      <Stack>
        <Heading id="similar">{text(`similar.${of}`)}</Heading>
        <Stack as="ul" gap={12} className={css.cards}>
          {cards.map((card) => (
            <ResultCard key={card.guid} card={card} categories={categories} now={now} />
          ))}
        </Stack>
      </Stack>
    </section>
  )
}
