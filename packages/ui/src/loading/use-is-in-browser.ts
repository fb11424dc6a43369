import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** False on the server and while React hydrates, then true: for parts that the server does not load. */
export const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
