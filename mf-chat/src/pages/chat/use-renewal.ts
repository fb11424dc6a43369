import { fileTimes } from '@sild/contract/files/limits'
import { useEffect } from 'react'

const RENEWAL_MS = fileTimes.linkMs - 60_000

/**
 * Reads again what holds links to files before they expire, and what was hidden when it is shown again.
 * The interval of a query would start again with each live message.
 */
export function useRenewal(refetch: (options: { cancelRefetch: boolean }) => unknown): void {
  useEffect(() => {
    const renew = () => {
      if (!document.hidden) refetch({ cancelRefetch: false })
    }
    const timer = setInterval(renew, RENEWAL_MS)
    document.addEventListener('visibilitychange', renew)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', renew)
    }
  }, [refetch])
}
