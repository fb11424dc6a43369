import type { LiveMessage, LiveType } from '@sild/contract/live'
import type { LiveHandler, LiveStream } from '@sild/shell-api'
import { sessionAtom } from '@sild/shell-api'
import type { createStore } from 'jotai'
import type { SessionClient } from '../session/session.ts'

interface LiveStreamInput {
  store: ReturnType<typeof createStore>
  session: SessionClient
}

/** The listeners of all remotes. The code of the stream is loaded for members only, because guests get no messages. */
export function createLiveStream({ store, session }: LiveStreamInput): LiveStream {
  const handlers = new Map<LiveType, Set<(payload: never) => void>>()
  const deliver = ({ type, payload }: LiveMessage) => {
    for (const handler of handlers.get(type) ?? []) handler(payload as never) // Handlers are stored by type.
  }
  const listen = <Type extends LiveType>(type: Type, handler: LiveHandler<Type>) => {
    const listeners = handlers.get(type) ?? new Set()
    handlers.set(type, listeners.add(handler))
    return () => void listeners.delete(handler)
  }

  let stop: (() => void) | null = null
  const follow = async () => {
    const isMember = store.get(sessionAtom).kind === 'member'
    if (!isMember) {
      stop?.()
      stop = null
    } else if (!stop) {
      const closing = new AbortController()
      stop = () => closing.abort()
      const { readEvents } = await import(/* webpackChunkName: "live" */ './read-events.ts')
      const { followActivity } = await import(/* webpackChunkName: "live" */ './follow-activity.ts')
      followActivity({ store, session, listen, signal: closing.signal })
      void readEvents({ store, session, deliver, signal: closing.signal })
    }
  }
  store.sub(sessionAtom, () => void follow())
  return { listen }
}
