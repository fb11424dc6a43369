import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createEventStreams } from './event-streams.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

it('gives each stream a sign of life every fifteen seconds, not all in the same one', () => {
  const now = Date.now()
  const streams = createEventStreams({ now: () => new Date(now) })
  const writes: number[][] = [0, 1].map(() => [])
  let second = 0
  const openOne = (index: number) =>
    streams.open({
      session: {
        userGuid: `${index}`,
        anonymousGuid: null,
        sessionGuid: null,
        expiresAtMs: now + 1,
        actorIn: () => null as never,
      },
      actor: { userGuid: `${index}`, companyGuid: null, roles: [] } as never,
      address: '192.0.2.1',
      lastEventId: undefined,
      response: {
        writableLength: 0,
        once: () => undefined,
        write: () => writes[index]?.push(second),
        end: () => undefined,
      } as never,
    })
  openOne(0)
  for (second = 1; second <= 46; second += 1) {
    vi.advanceTimersByTime(1000)
    if (second === 4) openOne(1)
  }
  expect(writes).toEqual([
    [0, 15, 30, 45],
    [4, 19, 34],
  ])
  streams.endAll()
})
