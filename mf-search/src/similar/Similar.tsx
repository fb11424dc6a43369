import type { SearchCardType } from '@sild/contract/enums'
import { searchLimits } from '@sild/contract/search/limits'
import { paths } from '@sild/paths'
import { useText } from '@sild/shell-api'
import { Heading, Link, Stack } from '@sild/ui'
import { ResultCard } from '../cards/ResultCard.tsx'
import type { ShownCard, ShownCategory } from '../cards/shown-card.ts'
import { isCompared } from '../compare/compared-types.ts'
import * as css from './Similar.module.css'

interface SimilarProps {
  /** The card to compare with. */
  of: { cardType: SearchCardType; guid: string }
  cards: readonly ShownCard[]
  /** Both are of publications alone. */
  categories?: readonly ShownCategory[]
  now?: string
}

/** Cards similar to a card; nothing if there are none. */
export function Similar({ of: { cardType, guid }, cards, categories = [], now = '' }: SimilarProps) {
  const text = useText('mf-search')
  const { comparedCards } = searchLimits
  if (cards.length === 0) return null
  return (
    <section aria-labelledby="similar">
      <Stack>
        <Heading id="similar">{text(`similar.${cardType}`)}</Heading>
        <ul className={css.cards}>
          {cards.map((card) => (
            <ResultCard key={card.guid} card={card} categories={categories} now={now} />
          ))}
        </ul>
        {isCompared(cardType) && (
          <Link
            isAlone
            href={paths.compare(cardType, [guid, ...cards.map((card) => card.guid)].slice(0, comparedCards))}
          >
            {text('similar.compare')}
          </Link>
        )}
      </Stack>
    </section>
  )
}
