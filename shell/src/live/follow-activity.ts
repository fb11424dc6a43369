import type { LiveStream } from '@sild/shell-api'
import { activityAtom, noActivity, onCatchUp } from '@sild/shell-api'
import type { createStore } from 'jotai'
import type { SessionClient } from '../session/session.ts'
import { readActivity } from './read-activity.ts'

interface FollowActivityInput extends LiveStream {
  store: ReturnType<typeof createStore>
  session: SessionClient
  signal: AbortSignal
}

/** Several messages at once cause one query. */
const gatherMs = 300

/** Updates the counters of the header during a member's session. */
export function followActivity({ store, session, listen, signal }: FollowActivityInput): void {
  // Stale counters are better than none; the next message brings new ones.
  const read = () => readActivity({ store, api: session.api, signal }).catch(() => undefined)
  let gathering: ReturnType<typeof setTimeout> | undefined
  const readSoon = () => {
    clearTimeout(gathering)
    gathering = setTimeout(() => void read(), gatherMs)
  }
  const stops = (['activity', 'chat-message', 'chat-read', 'notification'] as const).map((type) =>
    listen(type, readSoon),
  )
  stops.push(onCatchUp(readSoon))
  signal.addEventListener('abort', () => {
    for (const stop of stops) stop()
    clearTimeout(gathering)
    store.set(activityAtom, noActivity)
  })
  void read()
}
