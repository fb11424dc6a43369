import { usePortal } from './portal.ts'

/** Every event that analytics may hear of. */
export type TrackedEvent =
  | { name: 'page_view'; routeName: string; path: string; title: string }
  | { name: 'start_session' }
  | { name: 'first_launch' }
  | { name: 'chat_opened_header' }

/** Nothing leaves the browser before the user has agreed to it. */
export const useTrack = (): ((event: TrackedEvent) => void) => usePortal().track
