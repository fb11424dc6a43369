import { getUser } from '@sild/contract/accounts/operations'
import type { SessionReply } from '@sild/contract/bff/schemas'
import { onCatchUp, onForgetUser, sessionAtom } from '@sild/shell-api'
import { memberSession } from '@sild/testing/sessions'
import { createStore } from 'jotai'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { memberHintCookie } from '../marks/marks.ts'
import { createSession } from './session.ts'
import type { TabMessage, Tabs } from './tabs.ts'

const { user, company } = memberSession()
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()
const sessionReply = (token: string): SessionReply => ({
  token,
  tokenExpiresAt: inAnHour(),
  user,
  company,
  plan: 'free',
})
const anonymous = { token: 'anonymous', anonymousGuid: user.guid, tokenExpiresAt: inAnHour() }
const refused = (status: number, code: string) => ({ status, body: { error: { code, message: '', requestId: 'r' } } })
const ok = (result: unknown) => ({ status: 200, body: { result } })

type Answer = { status: number; body: object }
type Sent = { call: string; token: string | null; body: unknown }

/** A browser with a server that answers by method and path. */
function open(answer: (sent: Sent) => Answer | Promise<Answer>, hint = false) {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', headers, body }: RequestInit) => {
    const call = {
      call: `${method} ${url}`,
      token: new Headers(headers).get('token'),
      body: body && JSON.parse(body as string),
    }
    sent.push(call)
    const { status, body: content } = await answer(call)
    return Response.json(content, { status })
  })
  document.cookie = hint ? memberHintCookie : 'session-hint=; Max-Age=0'
  const store = createStore()
  const told: TabMessage[] = []
  let hear: (message: TabMessage) => void = () => undefined
  const tabs: Tabs = {
    broadcast: (message) => void told.push(message),
    listen: (handler) => (hear = handler),
    exclusively: (work) => work(),
  }
  const onEnded = vi.fn<() => void>()
  const session = createSession({ store, locale: 'et', tabs, onEnded })
  return {
    session,
    store,
    sent,
    told,
    onEnded,
    hear: (message: TabMessage) => hear(message),
    calls: () => sent.map(({ call }) => call),
  }
}

const anonymousCall = 'GET /api/authorization/anonymous'
const signInCall = 'POST /api/authorization'
const refreshCall = 'POST /api/refreshToken'
const transferCall = 'POST /api/publication/viewed/transferAnonymous'
const signOutCall = 'DELETE /api/authorization'
const credentials = { email: 'mari@sild.test', password: 'parool-2026', isRemembered: true }

afterEach(() => vi.unstubAllGlobals())

describe('a visitor', () => {
  it('gets an anonymous token once, and keeps it over documents', async () => {
    const first = open(() => ok(anonymous))
    await first.session.start()
    expect(first.store.get(sessionAtom)).toEqual({ kind: 'guest' })
    const second = open(() => ok(user))
    await second.session.start()
    await second.session.api.call(getUser, {})
    expect(second.sent).toMatchObject([{ call: 'GET /api/user', token: 'anonymous' }])
  })

  it('gets another token when the server no longer knows theirs, and the call is repeated', async () => {
    const { session, calls } = open(({ call, token }) => {
      if (call === anonymousCall) return ok({ ...anonymous, token: token ? 'second' : 'first' })
      return token === 'second' ? ok(user) : refused(401, 'unauthenticated')
    })
    await session.start()
    await session.api.call(getUser, {})
    expect(calls()).toEqual([anonymousCall, 'GET /api/user', anonymousCall, 'GET /api/user'])
  })

  it('who is refused a page of members gets no other token', async () => {
    const { session, calls } = open(({ call }) =>
      call === anonymousCall ? ok(anonymous) : refused(401, 'sign-in-required'),
    )
    await session.start()
    await expect(session.api.call(getUser, {})).rejects.toMatchObject({ code: 'sign-in-required' })
    expect(calls()).toEqual([anonymousCall, 'GET /api/user'])
  })
})

describe('signing in', () => {
  it('keeps token and user, and notifies the other tabs', async () => {
    const { session, store, sent, told } = open(({ call }) => ok(call === signInCall ? sessionReply('one') : anonymous))
    await session.start()
    await session.actions.signIn(credentials)
    expect(store.get(sessionAtom)).toMatchObject({ kind: 'member', user: { email: 'mari@sild.test' } })
    expect(sent.find(({ call }) => call === signInCall)?.body).toEqual({
      email: 'mari@sild.test',
      password: 'parool-2026',
      refresh: true,
    })
    expect(told.map(({ type }) => type)).toEqual(['opened'])
  })

  it('transfers the views of the visitor to the member, once, and forgets the visitor', async () => {
    const { session, sent } = open(({ call }) => ok(call === signInCall ? sessionReply('one') : anonymous))
    await session.start()
    await session.actions.signIn(credentials)
    await session.actions.signIn(credentials)
    const transfers = sent.filter(({ call }) => call === transferCall)
    expect(transfers).toEqual([{ call: transferCall, token: 'one', body: { anonymousGuid: anonymous.anonymousGuid } }])
    expect(localStorage.getItem('sild.anonymous')).toBeNull()
  })

  it('by the link of a mail keeps token and user, and notifies the other tabs', async () => {
    const byLinkCall = 'POST /api/authorization/link'
    const { session, store, sent, told } = open(({ call }) => ok(call === byLinkCall ? sessionReply('one') : anonymous))
    await session.start()
    expect(await session.actions.signInByLink('of-a-mail')).toBe(store.get(sessionAtom))
    expect(sent.find(({ call }) => call === byLinkCall)?.body).toEqual({ token: 'of-a-mail', refresh: true })
    expect(sent.at(-1)?.call).toBe(transferCall)
    expect(told.map(({ type }) => type)).toEqual(['opened'])
  })

  it('in another tab signs in here', () => {
    const { store, hear } = open(() => ok(anonymous))
    hear({ type: 'opened', reply: sessionReply('one') })
    expect(store.get(sessionAtom).kind).toBe('member')
  })

  it.each(['here', 'in another tab'])('transfers the drafts of the guest to the member: %s', async (where) => {
    const { session, hear } = open(({ call }) => ok(call === signInCall ? sessionReply('one') : anonymous))
    await session.start()
    localStorage.setItem('sild.draft/guest/note', '{}')
    if (where === 'here') await session.actions.signIn(credentials)
    else hear({ type: 'opened', reply: sessionReply('one') })
    expect(localStorage.getItem('sild.draft/guest/note')).toBeNull()
    expect(localStorage.getItem(`sild.draft/${user.guid}/note`)).toBe('{}')
    localStorage.removeItem(`sild.draft/${user.guid}/note`)
  })
})

describe('another member who signs in where the session of the first was ended', () => {
  const other = { ...user, guid: '0b0e7f0a-0000-4000-8000-00000000a002' }
  /** Who is here, one after the other, once the first has been entered. */
  const follow = async (entered: SessionReply) => {
    const opened = open(() => ok(sessionReply('one')), true)
    await opened.session.start()
    const seen: string[] = []
    const broadcast = (what: string) => () => void seen.push(what)
    const stop = onCatchUp(broadcast('read again'))
    onForgetUser(broadcast('forgotten'))
    opened.store.sub(sessionAtom, () => {
      const session = opened.store.get(sessionAtom)
      seen.push(session.kind === 'member' ? session.user.guid : session.kind)
    })
    opened.hear({ type: 'opened', reply: entered })
    stop()
    return seen
  }

  it('finds nothing of the first in their former tab, and starts there as a guest', async () => {
    localStorage.setItem('sild.recent', '["a"]')
    const seen = await follow({ ...sessionReply('two'), user: other })
    expect(seen).toEqual(['forgotten', 'guest', other.guid, 'read again'])
    expect(localStorage.getItem('sild.recent')).toBeNull()
  })

  it('is not the same member with another token', async () => {
    expect(await follow(sessionReply('two'))).toEqual([user.guid])
  })
})

describe('a session that was opened before', () => {
  it('is read again when the document starts', async () => {
    const { session, store, calls } = open(() => ok(sessionReply('one')), true)
    await session.start()
    expect(calls()).toEqual([refreshCall])
    expect(store.get(sessionAtom).kind).toBe('member')
  })

  it.each([401, 403])(
    'is refreshed once when calls are refused with %i, and every call is repeated once',
    async (status) => {
      let refreshes = 0
      const { session, calls } = open(({ call, token }) => {
        if (call === refreshCall) return ok(sessionReply(refreshes++ === 0 ? 'old' : 'new'))
        return token === 'new' ? ok(user) : refused(status, status === 401 ? 'unauthenticated' : 'forbidden')
      }, true)
      await session.start()
      const replies = await Promise.all([1, 2, 3].map(() => session.api.call(getUser, {})))
      expect(replies.map(({ guid }) => guid)).toEqual([user.guid, user.guid, user.guid])
      expect(calls().filter((call) => call === refreshCall)).toHaveLength(2)
      expect(calls().filter((call) => call === 'GET /api/user')).toHaveLength(6)
    },
  )

  describe('in a tab that was idle for an hour', () => {
    beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
    afterEach(() => void vi.useRealTimers())
    const minutes = (count: number) => vi.setSystemTime(Date.now() + count * 60_000)

    /** A server that issues tokens with this lifetime and rejects expired ones. */
    function openFor(lifeMs: number, serverAheadMs = 0) {
      const now = () => Date.now() + serverAheadMs
      const issue = (): SessionReply => ({
        ...sessionReply(`${now()}`),
        tokenExpiresAt: new Date(now() + lifeMs).toISOString(),
      })
      return open(({ call, token }) => {
        if (call === refreshCall) return ok(issue())
        return now() < Number(token) + lifeMs ? ok(user) : refused(401, 'unauthenticated')
      }, true)
    }

    it('is refreshed once before the next call, and nothing is refused', async () => {
      const { session, calls } = openFor(10 * 60_000)
      await session.start()
      minutes(60)
      const stream = () => session.fetch('/api/events', {})
      const statuses = await Promise.all([stream(), stream()]).then((answers) => answers.map(({ status }) => status))
      expect(statuses).toEqual([200, 200])
      expect(calls()).toEqual([refreshCall, refreshCall, 'GET /api/events', 'GET /api/events'])
    })

    it.each([60, -60])('is refreshed as often when the clock is %i minutes wrong', async (ahead) => {
      const { session, calls } = openFor(10 * 60_000, ahead * 60_000)
      await session.start()
      for (let times = 0; times < 3; times++) await session.api.call(getUser, {})
      expect(calls().filter((call) => call === refreshCall)).toHaveLength(1)
      minutes(11)
      await session.api.call(getUser, {})
      expect(calls().filter((call) => call === refreshCall)).toHaveLength(2)
    })
  })

  it('that the server has ended makes a guest of the user, with a notice, and what they saw is forgotten', async () => {
    let refreshes = 0
    const { session, store, onEnded } = open(({ call }) => {
      if (call === refreshCall) return refreshes++ === 0 ? ok(sessionReply('old')) : refused(401, 'session-expired')
      return call === anonymousCall ? ok(anonymous) : refused(401, 'unauthenticated')
    }, true)
    const forgotten = vi.fn<() => void>()
    onForgetUser(forgotten)
    await session.start()
    localStorage.setItem(`sild.draft/${user.guid}/create-company`, '{}')
    await expect(session.api.call(getUser, {})).rejects.toMatchObject({ status: 401 })
    expect(store.get(sessionAtom)).toEqual({ kind: 'guest' })
    expect([onEnded.mock.calls.length, forgotten.mock.calls.length]).toEqual([1, 1])
    expect(localStorage.getItem(`sild.draft/${user.guid}/create-company`)).toBe('{}')
  })

  it('survives a lost connection', async () => {
    let refreshes = 0
    const { session, store, onEnded } = open(({ call }) => {
      if (call === refreshCall) return refreshes++ === 0 ? ok(sessionReply('old')) : refused(503, 'unavailable')
      return refused(401, 'unauthenticated')
    }, true)
    await session.start()
    await expect(session.api.call(getUser, {})).rejects.toBeDefined()
    expect(store.get(sessionAtom).kind).toBe('member')
    expect(onEnded).not.toHaveBeenCalled()
  })
})

describe('signing out', () => {
  it('deletes token, user, drafts and read data, in every tab, but not the address, and starts as a guest', async () => {
    const { session, store, told, calls } = open(({ call }) => {
      if (call === refreshCall) return ok(sessionReply('one'))
      return ok(call === signOutCall ? { acknowledged: true } : anonymous)
    }, true)
    const forgotten = vi.fn<() => void>()
    onForgetUser(forgotten)
    await session.start()
    localStorage.setItem(`sild.draft/${user.guid}/create-company`, '{}')
    localStorage.setItem('sild.recent', '["a"]')
    localStorage.setItem('sild.compared', '[{}]')
    localStorage.setItem('sild.region', 'FR')
    localStorage.removeItem('sild.anonymous')
    await session.actions.signOut()
    expect(localStorage.getItem('sild.region')).toBe('FR')
    expect([localStorage.getItem('sild.recent'), localStorage.getItem('sild.compared')]).toEqual([null, null])
    expect(store.get(sessionAtom)).toEqual({ kind: 'guest' })
    expect(localStorage.getItem(`sild.draft/${user.guid}/create-company`)).toBeNull()
    expect(forgotten).toHaveBeenCalledOnce()
    expect(told.map(({ type }) => type)).toEqual(['opened', 'closed'])
    expect(calls().slice(-2)).toEqual([signOutCall, anonymousCall])
  })
})
