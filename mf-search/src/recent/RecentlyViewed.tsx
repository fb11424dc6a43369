import { lazyPart } from '@sild/ui'
import { Suspense } from 'react'
import { useRecent } from './recent-cards.ts'

const RecentCards = lazyPart(
  async () => (await import(/* webpackChunkName: "recent-cards" */ './RecentCards.tsx')).RecentCards,
)

/** What was looked at before, but for the card of this page; its code comes where there is something. */
export function RecentlyViewed({ except }: { except?: string }) {
  const guids = useRecent().filter((guid) => guid !== except)
  if (guids.length === 0) return null
  return (
    <Suspense>
      <RecentCards guids={guids} />
    </Suspense>
  )
}
