import { useNavigate } from '@sild/router'
import { useEffect, useRef } from 'react'
import { useQueueKeys } from './use-queue-keys.ts'

/** J and K go on to the next and the last one of a queue, and stop at its ends. */
export function useQueueWalk(
  guids: readonly string[],
  openGuid: string | undefined,
  hrefOf: (guid: string) => string,
): void {
  const navigate = useNavigate()
  // Keys may be faster than navigation, so each key starts from the target of the last one.
  const headedFor = useRef<string>(undefined)
  useEffect(() => {
    if (headedFor.current === openGuid) headedFor.current = undefined
  }, [openGuid])
  const goOn = (by: number) => {
    const from = headedFor.current ?? openGuid
    const position = guids.findIndex((guid) => guid === from) + by
    const target = guids[Math.max(0, Math.min(position, guids.length - 1))]
    if (!target || target === from) return
    headedFor.current = target
    void navigate(hrefOf(target), { preventScrollReset: true })
  }
  useQueueKeys({ j: () => goOn(1), k: () => goOn(-1) })
}
