import { lazyPart } from '@sild/ui'
import { Suspense } from 'react'
import { useRecent } from './recent-cards.ts'

const RecentCards = lazyPart(
  async () => (await import(/* webpackChunkName: "recent-cards" */ './RecentCards.tsx')).RecentCards,
)

/**
 * Recently viewed cards, without the card of this page; the code loads only if there are any. Before hydration the
 * document's own script stores the card of this page, and hydrates the page when the reader scrolls here.
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
