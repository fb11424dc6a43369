import { lazyPart } from '@sild/ui'
import { Suspense } from 'react'
import { useChosenCards } from './chosen-cards.ts'

const ChosenCards = lazyPart(
  async () => (await import(/* webpackChunkName: "chosen-cards" */ './ChosenCards.tsx')).ChosenCards,
)

/** A bar at the bottom of the window while cards are chosen. */
export function CompareBar() {
  const chosen = useChosenCards()
  if (chosen.length === 0) return null
  return (
    <Suspense>
      <ChosenCards chosen={chosen} />
    </Suspense>
  )
}
