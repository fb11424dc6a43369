import { getUser } from '@sild/contract/accounts/operations'
import type { ViewingReply } from '@sild/contract/bff/schemas'
import { sessionAtom } from '@sild/shell-api'
import { memberHintCookie } from '../marks/marks.ts'
import { impersonate, storedImpersonation } from '@sild/shell-api/impersonation'
import { isImpersonating } from '@sild/shell-api/impersonation-mark'
import { memberSession } from '@sild/testing/sessions'
import { createStore } from 'jotai'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createImpersonationSession } from './impersonation-session.ts'
import { createSession } from './session.ts'
import type { TabMessage, Tabs } from './tabs.ts'

const { user, company } = memberSession()
const viewing = { viewingGuid: '0b0e7f0a-0000-4000-8000-0000000000f1', userGuid: user.guid }
const inMs = (ms: number) => new Date(Date.now() + ms).toISOString()
const opened = (token: string) => ({ token, tokenExpiresAt: inMs(600_000), user, company, plan: 'free' as const })
const look = (): ViewingReply => ({ ...opened('of the look'), viewingGuid: viewing.viewingGuid, endsAt: inMs(900_000) })
const refused = (status: number, code: string) => ({ status, body: { error: { code, message: '', requestId: 'r' } } })
const ok = (result: unknown) => ({ status: 200, body: { result } })

const enterCall = `GET /api/backoffice/viewings/${viewing.viewingGuid}`
const endCall = `DELETE /api/backoffice/viewings/${viewing.viewingGuid}`
const refreshCall = 'POST /api/refreshToken'
type Answer = { status: number; body: object }

/** As the server answers: the own session by its cookie, the look for the own token, a call for that of the look. */
const answers: Record<string, (token: string | null) => Answer> = {
  [refreshCall]: () => ok(opened('own')),
  [enterCall]: (token) => (token === 'own' ? ok(look()) : refused(401, 'unauthenticated')),
  [endCall]: (token) => (token === 'own' ? ok(viewing) : refused(403, 'viewing-changes-nothing')),
  'GET /api/authorization/anonymous': () => refused(503, 'unavailable'),
  'GET /api/user': (token) => (token === 'of the look' ? ok(user) : refused(401, 'unauthenticated')),
}

function open(others: Record<string, (token: string | null) => Answer> = {}) {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', headers }: RequestInit) => {
    const call = `${method} ${url}`
    sent.push(call)
    const { status, body } = { ...answers, ...others }[call]!(new Headers(headers).get('token'))
    return Response.json(body, { status })
  })
  const store = createStore()
  const told: TabMessage[] = []
  let hear: (message: TabMessage) => void = () => undefined
  const leave = vi.fn<() => void>()
  const ownStore = createStore()
  const tabs: Tabs = {
    broadcast: (message) => void told.push(message),
    listen: (to) => (hear = to),
    exclusively: (work) => work(),
  }
  document.cookie = memberHintCookie
  const own = createSession({ store: ownStore, locale: 'en', tabs })
  const session = createImpersonationSession({ store, locale: 'en', viewing, leave, own, ownStore })
  return { session, store, sent, told, leave, hear: (message: TabMessage) => hear(message) }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  sessionStorage.clear()
  localStorage.clear()
})

describe('an impersonation', () => {
  it('shows the member as signed in, with its token in memory alone', async () => {
    const { session, store, sent } = open()
    await session.start()
    expect(sent).toEqual([refreshCall, enterCall])
    expect(store.get(sessionAtom)).toMatchObject({
      kind: 'member',
      user,
      viewing: { viewingGuid: viewing.viewingGuid },
    })
    expect(await session.api.call(getUser, {})).toEqual(user)
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('of the look')
  })

  it('sends the own session to the other tabs, and takes no session from them', async () => {
    const { session, store, told, hear } = open()
    await session.start()
    expect(told).toMatchObject([{ type: 'opened', reply: { token: 'own' } }])
    hear({ type: 'opened', reply: opened('newer') })
    expect(store.get(sessionAtom)).toMatchObject({ viewing: { viewingGuid: viewing.viewingGuid } })
    await session.api.call(getUser, {})
  })

  it('ends by signing out, with its own token, and leads back', async () => {
    localStorage.setItem(`sild.draft/${user.guid}/what they tried`, '{}')
    const { session, sent, leave } = open()
    await session.start()
    await session.actions.signOut()
    expect(sent.at(-1)).toBe(endCall)
    expect(leave).toHaveBeenCalledOnce()
    expect({ ...localStorage }).toEqual({})
  })

  it('stays when its end could not be sent', async () => {
    const { session, leave } = open({ [endCall]: () => refused(503, 'unavailable') })
    await session.start()
    await expect(session.actions.signOut()).rejects.toMatchObject({ code: 'unavailable' })
    expect(leave).not.toHaveBeenCalled()
  })

  it.each([
    ['its time is over', async () => void (await vi.advanceTimersByTimeAsync(900_000))],
    ['they sign out elsewhere', async (hear: (message: TabMessage) => void) => hear({ type: 'closed' })],
  ])('leads back when %s', async (_what, happen) => {
    const { session, leave, hear } = open()
    await session.start()
    expect(leave).not.toHaveBeenCalled()
    await happen(hear)
    await vi.waitFor(() => expect(leave).toHaveBeenCalledOnce())
  })

  it('leads back with the first call that the server refuses, and requests no other token', async () => {
    const { session, sent, leave } = open({ 'GET /api/user': () => refused(401, 'viewing-over') })
    await session.start()
    await expect(session.api.call(getUser, {})).rejects.toMatchObject({ code: 'viewing-over' })
    expect(leave).toHaveBeenCalledOnce()
    expect(sent.filter((call) => call === refreshCall)).toHaveLength(1)
  })

  it('leads back when the agent is no longer signed in', async () => {
    const { session, leave } = open({ [refreshCall]: () => refused(401, 'session-expired') })
    await session.start()
    expect(leave).toHaveBeenCalledOnce()
  })

  it('leads back when it is over before the document starts', async () => {
    const { session, leave } = open({ [enterCall]: () => refused(404, 'viewing-not-found') })
    await session.start()
    expect(leave).toHaveBeenCalledOnce()
  })
})

it('belongs to this tab, also after a reload', () => {
  const assign = vi.fn<(url: string) => void>()
  vi.stubGlobal('location', { assign })
  impersonate(viewing, 'et')
  expect(isImpersonating()).toBe(true)
  expect(storedImpersonation()).toEqual(viewing)
  expect(assign).toHaveBeenCalledWith('/et')
  expect({ ...localStorage }).toEqual({})
})
