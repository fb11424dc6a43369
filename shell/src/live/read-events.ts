import { streamEvents } from '@sild/contract/bff/operations'
import type { LiveMessage } from '@sild/contract/live'
import { liveStateAtom } from '@sild/shell-api'
import type { createStore } from 'jotai'
import type { SessionClient } from '../session/session.ts'
import { parseEvents } from './parse-events.ts'

interface ReadEventsInput {
  store: ReturnType<typeof createStore>
  session: SessionClient
  deliver: (message: LiveMessage) => void
  signal: AbortSignal
}

const firstPauseMilliseconds = 1000
const longestPauseMilliseconds = 30_000
/** A shorter interruption is nothing to talk about. */
const bannerAfterMilliseconds = 3000
const pollingAfterMilliseconds = 10_000
/** The server sends a sign of life more often than this. */
const silenceMilliseconds = 60_000

/** One stream a tab, by `fetch` instead of EventSource, because the token travels in a header. */
export async function readEvents({ store, session, deliver, signal }: ReadEventsInput): Promise<void> {
  let pause = firstPauseMilliseconds
  while (!signal.aborted) {
    const banner = setTimeout(() => store.set(liveStateAtom, 'reconnecting'), bannerAfterMilliseconds)
    const polling = setTimeout(() => store.set(liveStateAtom, 'polling'), pollingAfterMilliseconds)
    const opened = () => {
      clearTimeout(banner)
      clearTimeout(polling)
      pause = firstPauseMilliseconds
      store.set(liveStateAtom, 'open')
    }
    try {
      await readOnce({ session, deliver, signal, opened })
    } catch {
      // Whatever ended it, the next attempt decides.
    }
    if (signal.aborted) break
    await wait(pause * (0.5 + Math.random() / 2), signal)
    pause = Math.min(pause * 2, longestPauseMilliseconds)
  }
  store.set(liveStateAtom, 'closed')
}

async function readOnce({
  session,
  deliver,
  signal,
  opened,
}: Omit<ReadEventsInput, 'store'> & { opened: () => void }): Promise<void> {
  const connection = new AbortController()
  const ended = AbortSignal.any([signal, connection.signal])
  const response = await session.fetch(streamEvents.path, { headers: { accept: 'text/event-stream' }, signal: ended })
  if (!response.ok || !response.body) throw new Error(`The event stream answered ${response.status}.`)
  opened()
  const restart = () => setTimeout(() => connection.abort(), silenceMilliseconds)
  let watchdog = restart()
  const alive = () => {
    clearTimeout(watchdog)
    watchdog = restart()
  }
  try {
    for await (const data of parseEvents(response.body, alive)) deliver(JSON.parse(data) as LiveMessage)
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
