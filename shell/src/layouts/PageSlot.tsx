import { Outlet } from '@sild/router'
import { createContext, memo, Suspense, use, useEffect } from 'react'
import { PageSkeleton } from '../pages/PageSkeleton.tsx'
import { contentId } from '../marks/marks.ts'
import { NextPage } from './NextPage.tsx'

/** The server omits the boundary around the page, because it would swallow the page's exceptions. */
export const IsPageBounded = createContext(true)

/**
 * The place of the page. Memoised and without props: while the page's remote loads, React keeps the server's HTML in
 * this boundary only if nothing renders it again.
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

/** Marks the page as hydrated: held inputs are replayed (hold-inputs.ts). */
function HydrationMark() {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = 'true'
  }, [])
  return null
}
