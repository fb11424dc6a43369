import { Outlet } from '@sild/router'
import { memo, Suspense, useEffect } from 'react'
import { PageSkeleton } from '../pages/PageSkeleton.tsx'
import { NextPage } from './NextPage.tsx'

export const contentId = 'content'

/**
 * Where the page is. Memoised and without props: while the page's remote is late, React keeps the server's HTML in this
 * boundary only as long as nothing re-renders it.
 */
export const PageSlot = memo(function PageSlot() {
  return (
    <main id={contentId} tabIndex={-1}>
      <NextPage />
      <Suspense fallback={<PageSkeleton />}>
        <Outlet />
        <HydrationMark />
      </Suspense>
    </main>
  )
})

/** Says in the document that the page answers now: presses before that are lost, which scripted users must know. */
function HydrationMark() {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = 'true'
  }, [])
  return null
}
