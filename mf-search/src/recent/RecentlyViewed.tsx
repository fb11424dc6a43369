import { lazyPart } from '@sild/ui'
import { Suspense } from 'react'
import { useRecent } from './recent-cards.ts'

const RecentCards = lazyPart(
  async () => (await import(/* webpackChunkName: "recent-cards" */ './RecentCards.tsx')).RecentCards,
)

/**
 * What was looked at before, but for the card of this page; its code comes where there is something. Until somebody acts the document's own script
 * keeps the card of this page, and brings the page to life when they scroll to this place.
 */
export function RecentlyViewed({ except }: { except?: string }) {
  const guids = useRecent().filter((guid) => guid !== except)
  return (
    <div data-recent={except ?? ''}>
      {guids.length > 0 && (
        <Suspense>
          <RecentCards guids={guids} />
        </Suspense>
      )}
    </div>
  )
}
