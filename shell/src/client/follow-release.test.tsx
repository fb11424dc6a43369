import { sessionAtom } from '@sild/shell-api'
import { createMockApi, refusal } from '@sild/testing/mock-api'
import { memberSession } from '@sild/testing/sessions'
import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { DocumentData } from '../document/snapshot.ts'
import { createReportQueue } from '../telemetry/report-queue.ts'
import { followRelease } from './follow-release.tsx'
import type { Services } from './services.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
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
    reports: createReportQueue(),
    switchedOff: new Set(),
  }
  const data = { snapshot: { remotes: {} }, preview: null } as unknown as DocumentData
  followRelease(data, services as unknown as Services, () => 'shell')
  await vi.advanceTimersByTimeAsync(0)
  return api.callsOf('getUser').length
}

it('starts an app on a home screen, and no page in a window of the browser', async () => {
  expect(await follow('standalone')).toBe(1)
  expect(await follow('browser')).toBe(0)
})
