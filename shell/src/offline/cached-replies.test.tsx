import { getUser } from '@sild/contract/accounts/operations'
import { listChats } from '@sild/contract/chat/operations'
import { sessionAtom } from '@sild/shell-api'
import { FakeCaches } from '@sild/testing/fake-caches'
import { memberSession } from '@sild/testing/sessions'
import { createStore } from 'jotai'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { memberHintCookie } from '../marks/marks.ts'
import { createSession } from '../session/session.ts'
import { cachedAtAtom } from './cached-at.ts'
import { cacheReply, cacheSession } from './cached-replies.ts'

const member = memberSession()
const { user, company } = member
const sessionReply = {
  token: 'a',
  tokenExpiresAt: new Date(Date.now() + 3_600_000).toISOString(),
  user,
  company,
  plan: 'free',
}
const anonymous = { token: 'anonymous', anonymousGuid: user.guid, tokenExpiresAt: sessionReply.tokenExpiresAt }
const chats = { list: [], total: 4242 }
let caches: FakeCaches
let isOnline: boolean
let asked: string[]

function open() {
  const store = createStore()
  const tabs = {
    broadcast: () => undefined,
    listen: () => undefined,
    exclusively: <Value,>(work: () => Promise<Value>) => work(),
  }
  const session = createSession({ store, locale: 'en', tabs })
  return { session, store }
}
const readChats = ({ session }: ReturnType<typeof open>) => session.api.call(listChats, { query: {} })
const cached = () => caches.text()

beforeEach(() => {
  caches = new FakeCaches()
  isOnline = true
  asked = []
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    asked.push(`${method} ${url}`)
    if (!isOnline) throw new TypeError('no connection')
    const [result] = Object.entries({
      '/api/refreshToken': sessionReply,
      '/api/authorization/anonymous': anonymous,
      '/api/chat/list': chats,
      '/api/user': user,
    }).flatMap(([path, reply]) => (url.split('?')[0] === path ? [reply] : []))
    return Response.json({ result: result ?? { acknowledged: true } })
  })
  document.cookie = memberHintCookie
})
afterEach(() => vi.unstubAllGlobals())

describe('without a connection', () => {
  it('a member reads what they read before, and sees its time', async () => {
    const page = open()
    await page.session.start()
    await readChats(page)
    await vi.waitFor(async () => expect(await cached()).toContain('4242'))
    isOnline = false
    expect(await readChats(page)).toMatchObject({ total: 4242 })
    const keptAt = page.store.get(cachedAtAtom)
    expect(Date.now() - keptAt!.getTime()).toBeLessThan(10_000)
    await expect(page.session.api.call(getUser, {})).rejects.toMatchObject({ isOffline: true })
  })

  it('a page that is opened then is theirs, and refreshes the session as soon as it can', async () => {
    await cacheSession(member)
    isOnline = false
    const { session, store } = open()
    await session.start()
    expect(store.get(sessionAtom)).toEqual(member)
    isOnline = true
    asked = []
    dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(asked).toEqual(['POST /api/refreshToken']))
  })

  it('a user without stored data is a guest', async () => {
    isOnline = false
    const { session, store } = open()
    await session.start()
    expect(store.get(sessionAtom)).toEqual({ kind: 'guest' })
  })
})

describe('after signing out', () => {
  const values = [user.guid, user.email, '4242']

  it('nothing is stored, also of a reply that was on its way', async () => {
    const page = open()
    await page.session.start()
    await cacheSession(member)
    await (await caches.open('sild-pages')).put(`/chat?chat=${user.guid}`, new Response('page'))
    await readChats(page)
    await vi.waitFor(async () => expect(await cached()).toContain('4242'))
    for (const value of values) expect(await cached()).toContain(value)
    void readChats(page)
    await page.session.actions.signOut()
    await vi.waitFor(async () => expect(await cached()).toBe(''))
    // Nothing signals that a reply was not stored, so wait as long as storing one could take.
    await new Promise((resolve) => setTimeout(resolve, 20))
    for (const value of values) expect(await cached()).not.toContain(value)
  })

  it('nothing is kept for the next user', async () => {
    await cacheSession(member)
    const other = memberSession({ user: { guid: '0b0e7f0a-0000-4000-8000-0000000000ff', email: 'other@sild.test' } })
    await cacheSession(other)
    expect(await cached()).toContain('other@sild.test')
    expect(await cached()).not.toContain(user.guid)
  })
})

it('what the staff read of users, and what is written, is stored nowhere', async () => {
  const { session, store } = open()
  await session.start()
  await cacheReply(store, '/api/backoffice/moderation', Response.json({ secret: 1 }))
  await cacheReply(store, '/api/file', new Response('%PDF', { headers: { 'x-file-name': 'a.pdf' } }))
  expect(await cached()).toBe('')
})
