import { getActivityCounter } from '@sild/contract/bff/operations'
import { activityAtom, noActivity } from '@sild/shell-api'
import { createStore } from 'jotai'
import { afterEach, expect, it, vi } from 'vitest'
import type { SessionClient } from '../session/session.ts'
import { followActivity } from './follow-activity.ts'

const counters = (newMessagesCount: number) => ({
  publications: { tasks: { all: 1 }, services: { all: 0 }, specialists: { all: 0 }, responses: { new: true } },
  chats: { newMessagesCount },
  notifications: { new: 2 },
})
const shown = (newMessagesCount: number) => ({ newMessagesCount, newNotificationsCount: 2, hasNewResponses: true })

function follow() {
  const store = createStore()
  const leaving = new AbortController()
  let asked = 0
  const call = vi.fn<(operation: unknown) => Promise<unknown>>(async () => counters((asked += 1)))
  const hear: (() => void)[] = []
  followActivity({
    store,
    session: { api: { call } } as unknown as SessionClient,
    listen: (_type, handler) => {
      hear.push(handler as () => void)
      return () => undefined
    },
    signal: leaving.signal,
  })
  return { store, call, hear, leaving }
}
afterEach(() => vi.useRealTimers())

it('reads the counters as soon as a member is here', async () => {
  const { call, store } = follow()
  expect(call.mock.calls.map(([operation]) => operation)).toEqual([getActivityCounter])
  await vi.waitFor(() => expect(store.get(activityAtom)).toEqual(shown(1)))
})

it('reads once for several messages, and clears the counters with the member', async () => {
  vi.useFakeTimers()
  const { call, hear, leaving, store } = follow()
  for (const each of [...hear, ...hear]) each()
  await vi.advanceTimersByTimeAsync(400)
  expect(call).toHaveBeenCalledTimes(2)
  expect(store.get(activityAtom)).toEqual(shown(2))
  leaving.abort()
  expect(store.get(activityAtom)).toEqual(noActivity)
})
