import { useSyncExternalStore } from 'react'
import { portalTimeZone } from './formats.ts'

const neverChanges = () => () => {}
let ofReader: Intl.DateTimeFormat | undefined
/** Cached, because React calls this at each render of each date, and creating a formatter is slow. */
const readerTimeZone = (): string => (ofReader ??= new Intl.DateTimeFormat()).resolvedOptions().timeZone

/** The reader's time zone. Documents are the same for all readers, so hydration begins with the portal's zone. */
export const useTimeZone = (): string => useSyncExternalStore(neverChanges, readerTimeZone, () => portalTimeZone)
