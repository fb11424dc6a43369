import type { LiveMessage } from '@sild/contract/live'
import { liveStateAtom, onCatchUp } from '@sild/shell-api'
import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { readEvents } from './read-events.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const chatRead = (position: number): LiveMessage => ({
  type: 'chat-read',
  payload: { chatGuid: 'chat', companyGuid: 'company', position },
})

/** A tab with streams that the test opens, feeds and breaks. */
function openTab({ isServerUp = true } = {}) {
  let isRefused = false
  const store = createStore()
  const delivered: LiveMessage[] = []
  const askedFrom: (string | null)[] = []
  const streams: ReadableStreamDefaultController<Uint8Array>[] = []
  const fetch = async (_url: string, { headers, signal }: RequestInit) => {
    askedFrom.push(new Headers(headers).get('last-event-id'))
    if (!isServerUp) throw new TypeError('fetch failed')
    if (isRefused) return new Response('{}', { status: 401 })
    return new Response(
      new ReadableStream({
        start(stream) {
          streams.push(stream)
          signal?.addEventListener('abort', () => stream.error(signal.reason))
        },
      }),
    )
  }
  const catchUps = vi.fn<() => void>()
  const closing = new AbortController()
  const stopCounting = onCatchUp(catchUps)
  onTestFinished(() => {
    closing.abort()
    stopCounting()
  })
  const deliver = (message: LiveMessage) => void delivered.push(message)
  void readEvents({ store, session: { fetch }, deliver, signal: closing.signal })
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
  return {
    delivered,
    askedFrom,
    catchUps,
    pass,
    state: () => store.get(liveStateAtom),
    send: async (text: string) => {
      streams.at(-1)!.enqueue(new TextEncoder().encode(text))
      await pass(0)
    },
    breakStream: () => streams.at(-1)!.close(),
    stopServer: () => (isServerUp = false),
    startServer: () => (isServerUp = true),
    refuse: (next: boolean) => (isRefused = next),
  }
}
const lookAway = (isAway: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isAway)
  document.dispatchEvent(new Event('visibilitychange'))
}
const frame = (id: string, data: object) => `id: ${id}\ndata: ${JSON.stringify(data)}\n\n`

it('resumes after the last received event', async () => {
  const tab = openTab()
  await tab.pass(0)
  await tab.send('retry: 1000\nid: boot-3\n\n')
  await tab.send(frame('boot-4', chatRead(1)))
  tab.breakStream()
  await tab.pass(1000)
  await tab.send(frame('boot-5', chatRead(2)))
  expect(tab.askedFrom).toEqual([null, 'boot-4'])
  expect(tab.delivered).toEqual([chatRead(1), chatRead(2)])
  expect(tab.catchUps).not.toHaveBeenCalled()
})

it('resumes from the beginning of the stream when nothing came', async () => {
  const tab = openTab()
  await tab.pass(0)
  await tab.send('retry: 1000\nid: boot-3\n\n')
  tab.breakStream()
  await tab.pass(1000)
  expect(tab.askedFrom).toEqual([null, 'boot-3'])
})

it('has everything read again when the server does not know the missed events', async () => {
  const tab = openTab()
  await tab.pass(0)
  await tab.send('id: boot-3\n\n')
  tab.breakStream()
  await tab.pass(1000)
  await tab.send('event: missed\ndata: {"type":"missed"}\n\n')
  expect(tab.catchUps).toHaveBeenCalledOnce()
  expect(tab.delivered).toEqual([])
})

it('has everything read again when the first stream came late', async () => {
  const tab = openTab({ isServerUp: false })
  await tab.pass(4000)
  expect(tab.state()).toBe('reconnecting')
  tab.startServer()
  // The next attempt is the fourth or the fifth, eight seconds after the last at the latest.
  await tab.pass(8000)
  expect(tab.state()).toBe('open')
  expect(tab.catchUps).toHaveBeenCalledOnce()
})

it('hides a short interruption, also later', async () => {
  const tab = openTab()
  await tab.pass(0)
  tab.stopServer()
  tab.breakStream()
  await tab.pass(1100)
  tab.startServer()
  await tab.pass(2000)
  expect(tab.askedFrom.length).toBeGreaterThan(2)
  expect(tab.state()).toBe('open')
  await tab.pass(60_000 - 3100)
  expect(tab.state()).toBe('open')
})

it('closes its connection with the network and opens another one with it', async () => {
  const tab = openTab()
  await tab.pass(0)
  tab.stopServer()
  dispatchEvent(new Event('offline'))
  await tab.pass(3100)
  expect(tab.state()).toBe('reconnecting')
  tab.startServer()
  dispatchEvent(new Event('online'))
  await tab.pass(0)
  expect(tab.state()).toBe('open')
})

it('says that it is reconnecting, then tries every 30 seconds', async () => {
  const tab = openTab()
  await tab.pass(0)
  await tab.send('id: boot-3\n\n')
  tab.stopServer()
  tab.breakStream()
  await tab.pass(3100)
  expect(tab.state()).toBe('reconnecting')
  await tab.pass(7000)
  expect(tab.state()).toBe('polling')
  await tab.pass(60_000)
  expect(tab.catchUps).toHaveBeenCalledTimes(2)
  tab.startServer()
  await tab.pass(30_000)
  expect(tab.state()).toBe('open')
  tab.catchUps.mockClear()
  await tab.pass(55_000)
  expect(tab.catchUps).not.toHaveBeenCalled()
})

it('closes its stream after five seconds in the background, and goes on in the foreground', async () => {
  const tab = openTab()
  await tab.pass(0)
  await tab.send(frame('boot-3', chatRead(1)))
  lookAway(true)
  await tab.pass(4900)
  await tab.send(frame('boot-4', chatRead(2)))
  expect(tab.delivered).toHaveLength(2)
  await tab.pass(200)
  await expect(tab.send(frame('boot-5', chatRead(3)))).rejects.toThrow(/state/)
  await tab.pass(600_000)
  expect([tab.askedFrom.length, tab.state()]).toEqual([1, 'open'])
  expect(tab.catchUps).not.toHaveBeenCalled()
  lookAway(false)
  await tab.pass(0)
  expect(tab.askedFrom).toEqual([null, 'boot-4'])
})

it('keeps its stream during a short visit of another tab', async () => {
  const tab = openTab()
  await tab.pass(0)
  lookAway(true)
  await tab.pass(4000)
  lookAway(false)
  await tab.pass(50_000)
  expect(tab.askedFrom).toHaveLength(1)
})

it('opens no stream for a tab in the background', async () => {
  lookAway(true)
  const tab = openTab()
  await tab.pass(60_000)
  expect([tab.askedFrom.length, tab.state()]).toEqual([0, 'closed'])
  lookAway(false)
  await tab.pass(0)
  expect(tab.state()).toBe('open')
  // The page was read when it was opened.
  expect(tab.catchUps).toHaveBeenCalledOnce()
})

it('stops quietly when its session is refused, until the user acts', async () => {
  const tab = openTab()
  await tab.pass(0)
  await tab.send(frame('boot-3', chatRead(1)))
  tab.refuse(true)
  tab.breakStream()
  await tab.pass(3_600_000)
  expect([tab.askedFrom.length, tab.state()]).toEqual([2, 'closed'])
  expect(tab.catchUps).not.toHaveBeenCalled()
  dispatchEvent(new Event('pointerdown'))
  await tab.pass(1000)
  expect([tab.askedFrom.length, tab.state()]).toEqual([3, 'closed'])
  tab.refuse(false)
  dispatchEvent(new Event('keydown'))
  await tab.pass(0)
  expect([tab.askedFrom.at(-1), tab.state()]).toEqual(['boot-3', 'open'])
})
