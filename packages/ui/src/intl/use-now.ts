import { useEffect, useState } from 'react'
import type { Instant } from './formats.ts'

const tickMs = 30_000

/** The present as it goes on. On a page of the server it begins with `onServer`, which both sides know. */
export function useNow(onServer?: Instant): number {
  const [now, setNow] = useState(() => (onServer === undefined ? Date.now() : 0))
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs)
    return () => clearInterval(timer)
  }, [])
  return onServer === undefined ? now : Math.max(now, new Date(onServer).getTime())
}
