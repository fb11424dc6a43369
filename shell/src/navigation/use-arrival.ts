import { useLocation, useMatches } from '@sild/router'
import { useIntl, useTrack } from '@sild/shell-api'
import { use, useEffect, useRef } from 'react'
import { UNSAFE_DataRouterDataContext } from 'react-router'
import { failureOf } from '../pages/failure.ts'
import { routeNameOf } from '../routing/match.ts'
import { PagesContext } from '../routing/use-current-route.ts'
import { failureHead, pageHead } from './page-head.ts'

const pageViewDelayMs = 250

/** Null while a page is frozen; the title of the server's document then stays. Not called on the server. */
function useTitle(): () => string | null {
  const intl = useIntl()
  const matches = useMatches()
  const pages = use(PagesContext)
  const [error] = Object.values(use(UNSAFE_DataRouterDataContext)?.errors ?? {})
  return () =>
    error === undefined ? (pageHead(matches, pages, intl)?.title ?? null) : failureHead(failureOf(error), intl).title
}

/** Effects of a navigation: the title, the focus on the new heading, the page view. */
export function useArrival(): void {
  const { pathname, search } = useLocation()
  const titleOf = useTitle()
  const routeId = useMatches().at(-1)?.id ?? ''
  const track = useTrack()
  const previous = useRef(pathname)

  useEffect(() => {
    const title = titleOf()
    if (title) document.title = title
  })

  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [pathname])

  useEffect(() => {
    // The address changes before the page while the next one loads.
    const path = location.pathname + search
    const report = () => track('page_view', { routeName: routeNameOf(routeId), path, title: document.title })
    // The page script has reported this page before React started.
    if (sildPage.reportedView === path) return
    delete sildPage.reportedView
    const timer = setTimeout(report, pageViewDelayMs)
    // The reader came back to a page from the back/forward cache.
    const onShown = ({ persisted }: PageTransitionEvent) => persisted && report()
    addEventListener('pageshow', onShown)
    return () => {
      clearTimeout(timer)
      removeEventListener('pageshow', onShown)
    }
  }, [routeId, pathname, search, track])
}
