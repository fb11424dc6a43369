import { useBlocker } from '@sild/router'
import { missingRequirement, useSession } from '@sild/shell-api'
import { useSetAtom } from 'jotai'
import { use, useEffect } from 'react'
import { matchRoutes, NavigationType } from 'react-router'
import { RoutesContext, useCurrentRoute } from '../routing/use-current-route.ts'
import { explainedRequirementAtom } from '../access/access-notice.ts'

/**
 * Keeps an unverified member on the current page instead of opening one that needs a confirmed address,
 * and explains why.
 */
export function StayWhereClosed() {
  const session = useSession()
  const routes = use(RoutesContext)
  const current = useCurrentRoute()
  const setExplained = useSetAtom(explainedRequirementAtom)
  const blocker = useBlocker(({ nextLocation, historyAction }) => {
    // Signing in leads somewhere, and Back leads to where they have been.
    if (historyAction !== NavigationType.Push || current?.layout === 'sign-in') return false
    const pages = [...routes.values()].map(({ id, path }) => ({ id, path }))
    const access = routes.get(matchRoutes(pages, nextLocation)?.at(-1)?.route.id ?? '')?.access
    return (access === 'verified' || access === 'company') && missingRequirement(session, access) === 'verified'
  })
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    setExplained('verified')
    blocker.reset()
  }, [blocker, setExplained])
  return null
}
