import { setTimeout as delay } from 'node:timers/promises'
import type { LiveEnvelope } from '@sild/service-kit/live'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Bearer } from '../src/session/access-token.ts'
import { accountsMock, PASSWORD } from './accounts-mock.ts'
import { guestToken, testBff, tokenFor } from './bff.ts'
import { sentBack } from './cookie-jar.ts'
import { type EventReader, readEvents } from './event-reader.ts'

let aheadMs = 0
const bff = testBff({ clock: { now: () => new Date(Date.now() + aheadMs) }, environment: { RATE_LIMIT_SCALE: '1000' } })
let address: string
beforeAll(async () => {
  address = await bff.app.listen({ host: '127.0.0.1', port: 0 })
})
const open: EventReader[] = []
afterEach(async () => {
  aheadMs = 0
  for (const reader of open.splice(0)) reader.close()
  await until(() => bff.deps.streams.count === 0)
})

const until = async (isTrue: () => boolean): Promise<void> => {
  for (let attempt = 0; !isTrue(); attempt += 1) {
    if (attempt > 300) throw new Error('It did not come true within three seconds')
    await delay(10)
  }
}
const listen = async (own: Partial<Bearer> = {}, headers: Record<string, string> = {}, sessionGuid?: string) => {
  const userGuid = own.userGuid ?? crypto.randomUUID()
  const token = tokenFor(bff.deps, { ...own, userGuid }, sessionGuid)
  const reader = { ...(await readEvents(address, { token, ...headers })), userGuid }
  open.push(reader)
  await until(() => reader.lastId() !== undefined)
  return reader
}
const activity = (to: LiveEnvelope['to']): LiveEnvelope => ({ type: 'activity', payload: {}, to })
const chatRead = (position: number, to: LiveEnvelope['to']): LiveEnvelope => ({
  type: 'chat-read',
  payload: {
    chatGuid: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
    companyGuid: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
    position,
  },
  to,
})
const positions = ({ events }: EventReader) =>
  events.flatMap(({ data, event }) =>
    event === 'chat-read' ? [(data as { payload: { position: number } }).payload.position] : [],
  )
/** What was on its way to these readers has come: each has one thing more, which was sent after it. */
const allHaveCome = async (...readers: (EventReader & { userGuid: string })[]): Promise<void> => {
  for (const { userGuid } of readers) bff.deps.streams.deliver(activity({ userGuid }))
  await until(() => readers.every(({ events }) => events.at(-1)?.event === 'activity'))
}

describe('a stream', () => {
  it('carries the events of its user, their company or their role, and no others', async () => {
    const [userGuid, companyGuid] = [crypto.randomUUID(), crypto.randomUUID()]
    const [user, colleague, moderator, admin, stranger] = await Promise.all([
      listen({ userGuid, companyGuid }),
      listen({ companyGuid }),
      listen({ kind: 'staff', roles: ['moderator'] }),
      listen({ kind: 'staff', roles: ['admin'] }),
      listen(),
    ])
    bff.deps.streams.deliver(chatRead(1, { userGuid }))
    bff.deps.streams.deliver(chatRead(2, { companyGuid }))
    bff.deps.streams.deliver(chatRead(3, { role: 'moderator' }))
    bff.deps.streams.deliver(chatRead(4, { role: 'support' }))
    bff.deps.streams.deliver(chatRead(5, { pages: ['search'] }))
    await allHaveCome(user, colleague, moderator, admin, stranger)
    expect([user, colleague, moderator, admin, stranger].map((reader) => positions(reader))).toEqual([
      [1, 2],
      [2],
      [3],
      [3, 4],
      [],
    ])
    expect(user.events[0]).toMatchObject({ event: 'chat-read', data: { type: 'chat-read', payload: { position: 1 } } })
  })

  it('may not be cached by a browser or a proxy', async () => {
    const { response } = await listen()
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'private, no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.any(String),
    })
  })

  it('opens for members and guests, and is refused without a token', async () => {
    const guest = await readEvents(address, { token: guestToken(bff.deps) })
    const nobody = await readEvents(address, {})
    open.push(guest, nobody)
    expect([guest.response.statusCode, nobody.response.statusCode]).toEqual([200, 401])
  })

  it('is removed when its reader disconnects', async () => {
    const reader = await listen()
    expect(bff.deps.streams.count).toBe(1)
    reader.close()
    await until(() => bff.deps.streams.count === 0)
    bff.deps.streams.deliver(activity({ role: 'admin' }))
  })

  it('ends with the token that opened it', async () => {
    const reader = await listen()
    aheadMs = 601_000
    await reader.ended
    expect(bff.deps.streams.count).toBe(0)
  })

  it('ends when its session is signed out, and no other stream does', async () => {
    bff.services.mock(accountsMock())
    const signedIn = await bff.call('signIn', { body: { email: 'mari@sild.test', password: PASSWORD } })
    const { token } = signedIn.json().result
    const mine = await readEvents(address, { token })
    open.push(mine)
    const other = await listen()
    await bff.call('signOut', { token, headers: { cookie: sentBack(signedIn) } })
    await mine.ended
    expect(other.response.closed).toBe(false)
  })

  it('is one of twenty for a user, the next is refused', async () => {
    const userGuid = crypto.randomUUID()
    for (let index = 0; index < 20; index += 1) await listen({ userGuid })
    const refused = await readEvents(address, { token: tokenFor(bff.deps, { userGuid }) })
    open.push(refused)
    expect([refused.response.statusCode, refused.response.headers['retry-after']]).toEqual([429, '5'])
    expect((await listen()).response.statusCode).toBe(200)
  })
})

describe('a stream that broke', () => {
  it('resumes after the last event', async () => {
    const userGuid = crypto.randomUUID()
    const before = await listen({ userGuid })
    bff.deps.streams.deliver(chatRead(1, { userGuid }))
    await before.next()
    before.close()
    bff.deps.streams.deliver(chatRead(2, { userGuid }))
    bff.deps.streams.deliver(chatRead(3, { userGuid: crypto.randomUUID() }))
    bff.deps.streams.deliver(chatRead(4, { userGuid }))
    const after = await listen({ userGuid }, { 'last-event-id': before.lastId()! })
    bff.deps.streams.deliver(chatRead(5, { userGuid }))
    await until(() => after.events.length === 3)
    expect(positions(after)).toEqual([2, 4, 5])
  })

  it('gets no `missed` if nothing came', async () => {
    const userGuid = crypto.randomUUID()
    const before = await listen({ userGuid })
    before.close()
    const after = await listen({ userGuid }, { 'last-event-id': before.lastId()! })
    await allHaveCome(after)
    expect(after.events.map(({ event }) => event)).toEqual(['activity'])
  })

  it('gets `missed` while this process itself was disconnected', async () => {
    const userGuid = crypto.randomUUID()
    const before = await listen({ userGuid })
    before.close()
    bff.deps.streams.missed(0)
    const after = await listen({ userGuid }, { 'last-event-id': before.lastId()! })
    expect(await after.next()).toMatchObject({ event: 'missed' })
  })

  it.each(['other-7', 'nonsense', '-', '99999999'])('and comes back with %s gets `missed`', async (id) => {
    const reader = await listen({}, { 'last-event-id': id })
    expect(await reader.next()).toMatchObject({ event: 'missed' })
  })

  it('gets `missed` after too long a break', async () => {
    const userGuid = crypto.randomUUID()
    const before = await listen({ userGuid })
    before.close()
    bff.deps.streams.deliver(chatRead(1, { userGuid }))
    aheadMs = 130_000
    const after = await listen({ userGuid }, { 'last-event-id': before.lastId()! })
    expect(await after.next()).toMatchObject({ event: 'missed' })
  })
})

describe('a reader that does not read', () => {
  it('is disconnected before it fills our memory', async () => {
    const userGuid = crypto.randomUUID()
    const lazy = await listen({ userGuid })
    lazy.response.pause()
    const large = {
      ...chatRead(1, { userGuid }),
      payload: { chatGuid: 'x'.repeat(7000), companyGuid: 'y', position: 1 },
    } as LiveEnvelope
    for (let index = 0; index < 5000 && bff.deps.streams.count > 0; index += 1) {
      bff.deps.streams.deliver(large)
      if (index % 50 === 0) await delay(1)
    }
    expect(bff.deps.streams.count).toBe(0)
  })
})
