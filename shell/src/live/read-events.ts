import { streamEvents } from '@sild/contract/bff/operations'
import type { LiveMessage, MissedMessages } from '@sild/contract/live'
import { catchUp, liveStateAtom } from '@sild/shell-api'
import type { createStore } from 'jotai'
import type { SessionClient } from '../session/session.ts'
import { createOutage } from './outage.ts'
import { parseEvents } from './parse-events.ts'
import { untilVisible, userActs, whenHidden } from './visibility.ts'

interface ReadEventsInput {
  store: ReturnType<typeof createStore>
  session: Pick<SessionClient, 'fetch'>
  deliver: (message: LiveMessage) => void
  signal: AbortSignal
}

const firstPauseMs = 1000
const longestPauseMs = 30_000
/** The server sends keep-alives more often than this. */
const silenceMs = 60_000

/**
 * One stream for each tab in sight, by `fetch` instead of EventSource, because the token travels in a header. Over HTTP/1.1 a
 * browser opens six connections to a host, so the streams of hidden tabs would block a seventh tab from loading.
 */
export async function readEvents({ store, session, deliver, signal }: ReadEventsInput): Promise<void> {
  const outage = createOutage(store)
  let pause = firstPauseMs
  let lastEventId: string | undefined
  let isLate = false
  const opened = () => {
    outage.end()
    pause = firstPauseMs
    // A resumed stream sends missed events. Without a first event there is no id to resume from.
    if (lastEventId === undefined && (isLate || store.get(liveStateAtom) !== 'closed')) catchUp()
    store.set(liveStateAtom, 'open')
  }
  while (!signal.aborted) {
    isLate ||= document.hidden
    await untilVisible(signal)
    outage.begin()
    try {
      for await (const { id, data } of openStream({ session, lastEventId, signal, opened })) {
        lastEventId = id ?? lastEventId
        if (!data) continue
        const message = JSON.parse(data) as LiveMessage | MissedMessages // The BFF writes no others.
        if (message.type === 'missed') catchUp()
        else deliver(message)
      }
    } catch (error) {
      if (error instanceof StreamRefused) {
        // The token was refreshed and refused again. Only a user who acts can change that.
        outage.end()
        store.set(liveStateAtom, 'closed')
        isLate = true
        await userActs(signal)
        continue
      }
      // For any other error, try again.
    }
    if (signal.aborted) break
    if (document.hidden) {
      outage.end()
      continue
    }
    outage.begin()
    await wait(pause * (0.5 + Math.random() / 2), signal)
    pause = Math.min(pause * 2, longestPauseMs)
  }
  outage.end()
  store.set(liveStateAtom, 'closed')
}

/** The server refused the caller's session. */
class StreamRefused extends Error {}
const refusals = [401, 403]

interface StreamInput {
  session: Pick<SessionClient, 'fetch'>
  lastEventId: string | undefined
  signal: AbortSignal
  opened: () => void
}

async function* openStream({ session, lastEventId, signal, opened }: StreamInput) {
  const connection = new AbortController()
  const ended = AbortSignal.any([signal, connection.signal])
  // A lost network leaves the connection open and silent.
  addEventListener('offline', () => connection.abort(), { signal: ended })
  whenHidden(() => connection.abort(), ended)
  const headers = { accept: 'text/event-stream', ...(lastEventId && { 'last-event-id': lastEventId }) }
  const response = await session.fetch(streamEvents.path, { headers, signal: ended })
  if (refusals.includes(response.status)) throw new StreamRefused(`The event stream answered ${response.status}.`)
  if (!response.ok || !response.body) throw new Error(`The event stream answered ${response.status}.`)
  opened()
  const restart = () => setTimeout(() => connection.abort(), silenceMs)
  let watchdog = restart()
  const alive = () => {
    clearTimeout(watchdog)
    watchdog = restart()
  }
  try {
    yield* parseEvents(response.body, alive)
  } finally {
    clearTimeout(watchdog)
  }
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    addEventListener('online', () => resolve(), { once: true, signal })
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()))
  })
}
