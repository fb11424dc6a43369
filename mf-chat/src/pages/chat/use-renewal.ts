import { fileTimes } from '@sild/contract/files/limits'
import { useEffect } from 'react'

const RENEWAL_MS = fileTimes.linkMs - 60_000

/**
 * Refetches before links to files expire, and when a hidden page is shown again.
 * The interval of a query would restart with each live message.
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
