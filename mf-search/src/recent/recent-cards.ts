import { isGuid } from '@sild/contract/guid'
import { recentKey, searchLimits } from '@sild/contract/search/limits'
import { useEffect, useSyncExternalStore } from 'react'
import { createKeptList } from '../kept-list.ts'

const kept = createKeptList(recentKey, (stored) => (typeof stored === 'string' && isGuid(stored) ? stored : undefined))
const none: readonly string[] = []

/** Guids of the cards viewed in this browser, the latest first. */
export const useRecent = (): readonly string[] => useSyncExternalStore(kept.subscribe, kept.read, () => none)
export const clearRecent = (): void => kept.write(none)

/** Removes deleted cards. */
export const forgetRecent = (gone: readonly string[]): void =>
  kept.write(kept.read().filter((guid) => !gone.includes(guid)))

/** Records a view of this card. */
export function useRemembered(guid: string): void {
  useEffect(() => {
    const others = kept.read().filter((one) => one !== guid)
    kept.write([guid, ...others].slice(0, searchLimits.recentCards))
  }, [guid])
}
