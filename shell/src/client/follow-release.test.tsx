import { deadPathsAtom, sessionAtom } from '@sild/shell-api'
import { createMockApi, refusal } from '@sild/testing/mock-api'
import { memberSession } from '@sild/testing/sessions'
import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { DocumentData } from '../document/snapshot.ts'
import { createWaitingQueue } from '../telemetry/waiting-queue.ts'
import { followRelease } from './follow-release.tsx'
import type { Services } from './services.ts'

beforeEach(() => {
  vi.useFakeTimers()
  // What is fetched ahead listens to every input from here on, also to those of the tests that follow in this window.
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } })
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection')
  vi.useRealTimers()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

async function follow(mode: string) {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(display-mode: ${mode})` }))
  const store = createStore()
  store.set(sessionAtom, memberSession())
  const api = createMockApi({
    getUser: () => {
      throw refusal('unavailable', { status: 503 })
    },
  })
  const services = {
    session: { api, settled: Promise.resolve() },
    store,
    reports: createWaitingQueue(50),
    events: createWaitingQueue(50),
    switchedOff: new Set(),
  }
  const data = { snapshot: { remotes: {} }, preview: null } as unknown as DocumentData
  const router = { routes: [], revalidate: async () => {}, subscribe: () => () => {} }
  followRelease(data, services as unknown as Services, { router, shownApp: () => 'shell' })
  await vi.advanceTimersByTimeAsync(0)
  return api.callsOf('getUser').length
}

it('starts an app on a home screen, and no page in a window of the browser', async () => {
  expect(await follow('standalone')).toBe(1)
  expect(await follow('browser')).toBe(0)
  // An impersonation neither prefetches nor stores anything.
  sessionStorage.setItem('sild.viewing', JSON.stringify({ viewingGuid: 'v', userGuid: 'u' }))
  expect(await follow('standalone')).toBe(0)
})

it('removes the links of an app that is switched off, and its page if it is shown, and restores them', async () => {
  const off = (...names: string[]) => Object.fromEntries(names.map((name) => [name, 'It loses orders']))
  let disabled = off('mf-search')
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  navigator.sendBeacon = () => true
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ disabled, recalled: [] })))
  const store = createStore()
  const services = {
    session: { api: createMockApi({}) },
    store,
    reports: createWaitingQueue(50),
    events: createWaitingQueue(50),
    switchedOff: new Set(),
  } as unknown as Services
  const navigation = ['/search?searchType=tasks', '/blog'].map((path) => ({ path }))
  const data = { snapshot: { remotes: {}, navigation }, preview: null } as unknown as DocumentData
  const revalidate = vi.fn<() => Promise<void>>(async () => {})
  const routes = [
    { id: 'mf-search.search', path: '/search' },
    { id: 'mf-content.blog', path: '/blog' },
  ]
  followRelease(data, services, {
    router: { routes, revalidate, subscribe: () => () => {} },
    shownApp: () => 'mf-search',
  })
  const aMoment = async (calls: number, ...dead: string[]) => {
    await vi.advanceTimersByTimeAsync(5000)
    expect([revalidate.mock.calls.length, [...store.get(deadPathsAtom)]]).toEqual([calls, dead])
  }
  await aMoment(1, '/search?searchType=tasks')
  await aMoment(1, '/search?searchType=tasks')
  disabled = off('mf-search', 'mf-content')
  await aMoment(1, '/search?searchType=tasks', '/blog')
  disabled = {}
  await aMoment(2)
})
