import { consentAtom } from '@sild/shell-api'
import { createStore } from 'jotai'
import { beforeEach, expect, it } from 'vitest'
import { createTracker } from './tracker.ts'

const pageView = (path: string) => ({ name: 'page_view', routeName: 'search', path, title: 'Projects' }) as const
const handedOn = () => (globalThis.dataLayer ?? []).map((event) => (event as { path: string }).path)

beforeEach(() => {
  globalThis.dataLayer = undefined
})

it('keeps events back until the user agrees, then hands them to the tag manager', () => {
  const store = createStore()
  const track = createTracker(store)
  track(pageView('/one'))
  expect(handedOn()).toEqual([])
  store.set(consentAtom, 'all')
  track(pageView('/two'))
  expect(handedOn()).toEqual(['/one', '/two'])
  expect(globalThis.dataLayer?.[0]).toEqual({
    event: 'page_view',
    routeName: 'search',
    path: '/one',
    title: 'Projects',
  })
})

it('forgets them, and all that follow, when the visitor does not', () => {
  const store = createStore()
  const track = createTracker(store)
  track(pageView('/one'))
  store.set(consentAtom, 'necessary')
  track(pageView('/two'))
  expect(handedOn()).toEqual([])
})
