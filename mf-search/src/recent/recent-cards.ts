import { isGuid } from '@sild/contract/guid'
import { recentKey, searchLimits } from '@sild/contract/search/limits'
import { useEffect, useSyncExternalStore } from 'react'
import { createStoredList } from '../stored-list.ts'

const list = createStoredList(recentKey, (stored) =>
  typeof stored === 'string' && isGuid(stored) ? stored : undefined,
)
const none: readonly string[] = []

/** Guids of the cards viewed in this browser, the latest first. */
export const useRecent = (): readonly string[] => useSyncExternalStore(list.subscribe, list.read, () => none)
export const clearRecent = (): void => list.write(none)

/** Removes deleted cards. */
export const forgetRecent = (missing: readonly string[]): void =>
  list.write(list.read().filter((guid) => !missing.includes(guid)))

/** Records a view of this card. */
export function useRemembered(guid: string): void {
  useEffect(() => {
    const others = list.read().filter((one) => one !== guid)
    list.write([guid, ...others].slice(0, searchLimits.recentCards))
  }, [guid])
}
