import { liveStateAtom, type RemoteModule } from '@sild/shell-api'
import { renderPage } from '@sild/testing/render-page'
import { act, screen } from '@testing-library/react'
import { type createStore, useStore } from 'jotai'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followConnection } from '../offline/follow-connection.ts'
import { cachedAtAtom } from '../offline/cached-at.ts'
import { remote as shell } from '../remote.tsx'
import { AppBanners } from './AppBanners.tsx'

const cameBack = vi.fn<() => Promise<void>>(async () => undefined)
beforeEach(() => cameBack.mockClear())
afterEach(() => vi.restoreAllMocks())

const setOnline = (isOnline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
const banner = () => screen.queryByText(/as it was on/)?.textContent ?? null

/** The banners alone, and what they follow. */
async function open(): Promise<ReturnType<typeof createStore>> {
  let store: ReturnType<typeof createStore> | undefined
  function Component() {
    store = useStore()
    return <AppBanners />
  }
  const route = { id: 'shell.kept', path: '/kept', access: 'public', page: async () => ({ Component }) } as const
  const loadMessages = () => import('../messages/installed/en.json')
  const remote: RemoteModule = { ...shell, routes: [{ ...route, loadMessages }] }
  await renderPage(remote, '/kept')
  return store!
}

it('says that the browser is offline, and since when, as soon as it is', async () => {
  const store = await open()
  setOnline(true)
  followConnection(store, cameBack)
  expect(banner()).toBeNull()
  setOnline(false)
  act(() => void dispatchEvent(new Event('offline')))
  expect(banner()).toMatch(/^You are offline\. This is as it was on .*\d/)
})

it('shows the age of an older page', async () => {
  const store = await open()
  setOnline(false)
  act(() => store.set(cachedAtAtom, new Date('2025-01-02T03:04:05Z')))
  act(() => followConnection(store, cameBack))
  expect(banner()).toContain('2025')
})

it('does not say that the browser is offline when the server is down', async () => {
  const store = await open()
  setOnline(true)
  act(() => store.set(cachedAtAtom, new Date()))
  expect(banner()).toMatch(/^Sild cannot be reached\. This is as it was on/)
})

it('takes an open stream as a sign that the server is back, when the browser is online', async () => {
  const store = await open()
  setOnline(true)
  followConnection(store, cameBack)
  act(() => store.set(liveStateAtom, 'reconnecting'))
  expect(cameBack).not.toHaveBeenCalled()
  act(() => store.set(liveStateAtom, 'open'))
  expect(cameBack).toHaveBeenCalledOnce()
})
