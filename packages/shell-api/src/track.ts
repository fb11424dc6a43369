import type { Track } from '@sild/contract/insight'
import { usePortal } from './portal.ts'

/** `track('response_sent', { cardType })`. Nothing leaves the browser before the user has agreed to it. */
export const useTrack = (): Track => usePortal().track
