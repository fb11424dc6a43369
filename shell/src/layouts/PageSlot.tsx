import { Outlet } from '@sild/router'
import { createContext, memo, Suspense, use, useEffect } from 'react'
import { PageSkeleton } from '../pages/PageSkeleton.tsx'
import { contentId } from '../marks/marks.ts'
import { NextPage } from './NextPage.tsx'

/** The server takes the boundary around the page away to hear what a page throws, which is lost in it. */
export const IsPageBounded = createContext(true)

/**
 * Where the page is. Memoised and without props: while the page's remote is late, React keeps the server's HTML in this
 * boundary only as long as nothing re-renders it.
 */
export const PageSlot = memo(function PageSlot() {
  const page = (
    <>
      <Outlet />
      <HydrationMark />
    </>
  )
  return (
    <main id={contentId} tabIndex={-1}>
      <NextPage />
      {use(IsPageBounded) ? <Suspense fallback={<PageSkeleton />}>{page}</Suspense> : page}
    </main>
  )
})

/** Says in the document that the page answers now: what was held until then is given on (hold-inputs.ts). */
function HydrationMark() {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = 'true'
  }, [])
  return null
}
