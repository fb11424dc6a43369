import { useLocation, useNavigationType } from '@sild/router'
import { use, useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, UNSAFE_DataRouterStateContext } from 'react-router'
import { useCurrentRoute } from '../routing/use-current-route.ts'

const storageKey = 'sild.scroll'
/** After the layout of the page has settled, as the specification requires. */
const hashDelayMs = 250

const readPositions = (): Record<string, number> => {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, number> // Written below.
  } catch {
    return {}
  }
}

/** Back and forward return to where the reader was, links begin at the top, hashes scroll to their target. */
export function useScroll(): void {
  const { key: ownKey, hash, pathname, search } = useLocation()
  // The first history entry of every document has the key "default", so the address is the key there.
  const key = ownKey === 'default' ? pathname + search : ownKey
  const navigationType = useNavigationType()
  const isList = useCurrentRoute()?.isList ?? false
  // The router has no public API for this.
  const keepsPosition = use(UNSAFE_DataRouterStateContext)?.preventScrollReset ?? false
  const positions = useRef<Record<string, number>>({})
  const currentKey = useRef(key)

  useEffect(() => {
    history.scrollRestoration = 'manual'
    positions.current = { ...readPositions(), ...positions.current }
    const remember = () => void (positions.current[currentKey.current] = scrollY)
    const store = () => sessionStorage.setItem(storageKey, JSON.stringify(positions.current))
    addEventListener('scroll', remember, { passive: true })
    addEventListener('pagehide', store)
    return () => {
      removeEventListener('scroll', remember)
      removeEventListener('pagehide', store)
    }
  }, [])

  useLayoutEffect(() => {
    const isFirst = currentKey.current === key
    currentKey.current = key
    const known = (positions.current[key] ??= readPositions()[key] ?? Number.NaN)
    // Newer browsers return a promise, which React would take for a cleanup function: return nothing.
    if (navigationType === NavigationType.Pop && !Number.isNaN(known)) scrollTo(0, known)
    else if (!hash && !isFirst && !keepsPosition) scrollTo(0, 0)
  }, [key, hash, navigationType, keepsPosition])

  useEffect(() => {
    if (!hash || (navigationType === NavigationType.Pop && readPositions()[key] !== undefined)) return
    const target = () => document.getElementById(decodeURIComponent(hash.slice(1)))
    if (isList) {
      target()?.scrollIntoView()
      return
    }
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    const timer = setTimeout(() => target()?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' }), hashDelayMs)
    return () => clearTimeout(timer)
  }, [key, hash, isList, navigationType])
}
