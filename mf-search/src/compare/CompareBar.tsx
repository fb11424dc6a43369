import { lazyPart } from '@sild/ui'
import { Suspense } from 'react'
import { useChosenCards } from './chosen-cards.ts'

const ChosenCards = lazyPart(
  async () => (await import(/* webpackChunkName: "chosen-cards" */ './ChosenCards.tsx')).ChosenCards,
)

/** At the end of the window, as long as something is chosen. */
export function CompareBar() {
  const chosen = useChosenCards()
  if (chosen.length === 0) return null
  return (
    <Suspense>
      <ChosenCards chosen={chosen} />
    </Suspense>
  )
}
