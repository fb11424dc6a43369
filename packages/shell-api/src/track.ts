import { type TrackedEvent, usePortal } from './portal.ts'

/** Nothing leaves the browser before the user has agreed to it. */
export const useTrack = (): ((event: TrackedEvent) => void) => usePortal().track
