import { paths } from '@sild/paths'
import { useFlag } from '@sild/shell-api'
import { Stack } from '@sild/ui'
import { ResultCard } from '../../cards/ResultCard.tsx'
import type { LoadedSearch } from './load-search.ts'
import * as css from './SearchResults.module.css'

/** A promoted card is not repeated further down on this page. */
function shownOnce({ cards, matches, promoted, promotedMatches }: LoadedSearch['found']) {
  const isPaid = new Set(promoted.map(({ guid }) => guid))
  return [
    ...promoted.map((card, index) => ({ card, matches: promotedMatches[index], isPromoted: true })),
    ...cards
      .map((card, index) => ({ card, matches: matches[index], isPromoted: false }))
      .filter(({ card }) => !isPaid.has(card.guid)),
  ]
}

export function ResultList({ address, categories, found, now }: LoadedSearch) {
  const isMarked = useFlag('marked-words')
  const { query, searchType, sort } = address
  // Without words a document of many cards would not fit into its first round trip.
  const whyOf = (guid: string): string | undefined =>
    sort === 'score' && query !== ''
      ? paths.howRankingWorks({ searchType, query: found.reading.corrected ?? query, guid })
      : undefined
  return (
    <Stack as="ul" gap={12} className={css.cards}>
      {shownOnce(found).map(({ matches, ...result }) => (
        <ResultCard
          key={result.card.guid}
          categories={categories}
          now={now}
          isHideable
          matches={isMarked ? matches : undefined}
          whyHref={whyOf(result.card.guid)}
          {...result}
        />
      ))}
    </Stack>
  )
}
