import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createEventStreams, type EventStreams } from './event-streams.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout'] }))
afterEach(() => void vi.useRealTimers())

function openOne(streams: EventStreams, now: number, response: object, address = '192.0.2.1'): void {
  const userGuid = crypto.randomUUID()
  streams.open({
    session: {
      userGuid,
      anonymousGuid: null,
      sessionGuid: null,
      viewingGuid: null,
      expiresAtMs: now + 1,
      actorIn: () => null as never,
    },
    actor: { userGuid, companyGuid: null, roles: [] } as never,
    address,
    lastEventId: undefined,
    response: {
      writableLength: 0,
      once: () => undefined,
      write: () => undefined,
      end: () => undefined,
      ...response,
    } as never,
  })
}

it('sends each stream a heartbeat every fifteen seconds, not to all at the same time', () => {
  const now = Date.now()
  const streams = createEventStreams({ now: () => new Date(now) })
  const writes: number[][] = [0, 1].map(() => [])
  let second = 0
  const write = (index: number) => ({ write: () => writes[index]?.push(second) })
  openOne(streams, now, write(0))
  for (second = 1; second <= 46; second += 1) {
    vi.advanceTimersByTime(1000)
    if (second === 4) openOne(streams, now, write(1))
  }
  expect(writes).toEqual([
    [0, 15, 30, 45],
    [4, 19, 34],
  ])
  streams.endAll()
})

it('counts the streams of one IPv6 customer together, whichever of its addresses they come from', () => {
  const now = Date.now()
  const streams = createEventStreams({ now: () => new Date(now) })
  const addressOf = (index: number) => `2001:db8:1:2::${index.toString(16)}`
  for (let opened = 1; opened <= 500; opened += 1) openOne(streams, now, {}, addressOf(opened))
  const session = { userGuid: crypto.randomUUID(), anonymousGuid: null } as never
  expect(() => streams.refuseTooMany({ session, address: addressOf(501) })).toThrow('rate-limited')
  expect(() => streams.refuseTooMany({ session, address: '2001:db8:1:3::1' })).not.toThrow()
  streams.endAll()
})

it('sends `missed` to every stream, spread over a time', () => {
  const now = Date.now()
  const streams = createEventStreams({ now: () => new Date(now) })
  const written: string[] = []
  for (let opened = 0; opened < 100; opened += 1)
    openOne(streams, now, { write: (frame: Buffer) => frame.includes('event: missed') && written.push('missed') })
  streams.missed(5000)
  expect(written).toEqual([])
  vi.advanceTimersByTime(2500)
  expect(written.length).toBeGreaterThan(10)
  expect(written.length).toBeLessThan(90)
  vi.advanceTimersByTime(2500)
  expect(written).toHaveLength(100)
  streams.endAll()
})

it('ends all streams within the given time, and at once those that are opened later', () => {
  const now = Date.now()
  const streams = createEventStreams({ now: () => new Date(now) })
  const end = vi.fn<() => void>()
  for (let opened = 0; opened < 100; opened += 1) openOne(streams, now, { end })
  streams.endAll(5000)
  expect(end).not.toHaveBeenCalled()
  openOne(streams, now, { end })
  expect(end).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(2500)
  expect(streams.count).toBeGreaterThan(10)
  expect(streams.count).toBeLessThan(90)
  vi.advanceTimersByTime(2500)
  expect(streams.count).toBe(0)
  expect(end).toHaveBeenCalledTimes(101)
})
