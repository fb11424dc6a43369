import { useLocation } from '@sild/router'

/** Whether a link leads to this page or to one above it. */
export function useIsCurrent(): (path: string) => boolean {
  const { pathname, search } = useLocation()
  const here = new URLSearchParams(search)
  return (path) => {
    const { pathname: target, searchParams } = new URL(path, 'https://portal.invalid')
    // Links with one path and different queries are compared by their query.
    if (pathname === target) return [...searchParams].every(([name, value]) => here.get(name) === value)
    return searchParams.size === 0 && pathname.startsWith(`${target}/`)
  }
}
