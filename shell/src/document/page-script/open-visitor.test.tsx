import { openAnonymousSession } from '@sild/contract/bff/operations'
import { recordViews } from '@sild/contract/search/operations'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { visitorKey } from '../../marks/marks.ts'
import { openVisitor } from './open-visitor.ts'
import { recordView } from './record-view.ts'

const calls: { url: string; token: string | undefined }[] = []
const reply = { anonymousGuid: 'g-1', token: 't-1', tokenExpiresAt: '2027-11-24T10:00:00Z' }
let idle: (() => void)[] = []

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-24T10:00:00Z'), toFake: ['Date'] })
  localStorage.clear()
  calls.length = 0
  idle = []
  vi.stubGlobal('fetch', async (url: string, init?: { headers: Record<string, string> }) => {
    calls.push({ url, token: init?.headers['token'] })
    return Response.json({ result: reply })
  })
})
afterEach(() => {
  document.body.replaceChildren()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function open() {
  const page = { isStarted: false, whenIdle: (run: () => void) => idle.push(run) }
  vi.stubGlobal('sildPage', page)
  openVisitor({ visitor: openAnonymousSession.path, storageKey: visitorKey })
  recordView(recordViews.path)
  return page
}
const becomeIdle = async () => {
  for (const run of idle.splice(0)) run()
  await new Promise((resolve) => setTimeout(resolve))
}
const stored = () => JSON.parse(localStorage.getItem(visitorKey) ?? 'null') as unknown

it('fetches an anonymous token once, when the browser is idle', async () => {
  open()
  expect(calls).toEqual([])
  await becomeIdle()
  expect(stored()).toEqual({ value: 't-1', expiresAt: reply.tokenExpiresAt, anonymousGuid: 'g-1' })
  open()
  await becomeIdle()
  expect(calls).toEqual([{ url: openAnonymousSession.path, token: undefined }])
})

it.each(['no JSON', '{}', JSON.stringify({ value: 'old', expiresAt: '2026-11-24T09:00:00Z' })])(
  'fetches one in place of %s',
  async (kept) => {
    localStorage.setItem(visitorKey, kept)
    open()
    await becomeIdle()
    expect(stored()).toMatchObject({ value: 't-1' })
  },
)

it('counts the view of a publication with the same token, and leaves both to React once it starts', async () => {
  document.body.innerHTML = '<div id="root"><article data-viewed="p-1"></article></div>'
  open()
  await becomeIdle()
  expect(calls).toEqual([
    { url: openAnonymousSession.path, token: undefined },
    { url: recordViews.path, token: 't-1' },
  ])
  localStorage.clear()
  calls.length = 0
  const page = open()
  const running = becomeIdle()
  page.isStarted = true
  await running
  expect(calls.map(({ url }) => url)).toEqual([openAnonymousSession.path])
  expect(stored()).toBeNull()
})
