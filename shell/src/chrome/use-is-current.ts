import { useLocation } from '@sild/router'

/** Whether a link leads to this page or to one above it. */
export function useIsCurrent(): (path: string) => boolean {
  const { pathname } = useLocation()
  return (path) => {
    const [target = path] = path.split(/[?#]/)
    return pathname === target || pathname.startsWith(`${target}/`)
  }
}
