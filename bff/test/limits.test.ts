import { AppError } from '@sild/service-kit/errors'
import { beforeEach, describe, expect, it } from 'vitest'
import { createLimits } from '../src/limits/limits.ts'
import type { Counters } from '../src/limits/counters.ts'
import { createLocalCounters } from '../src/limits/local-counters.ts'
import { createSteadyCounters } from '../src/limits/steady-counters.ts'
import { accountsMock, PASSWORD, testUser } from './accounts-mock.ts'
import { guestToken, tokenFor, testBff } from './bff.ts'
import { sentBack } from './cookie-jar.ts'

let now = Date.now()
const clock = { now: () => new Date(now) }
const MINUTE = 60_000
const bff = testBff({ clock })
beforeEach(() => {
  // Every window of the test before is over.
  now += 25 * 60 * MINUTE
  bff.services.mock(accountsMock(testUser({ joinedAt: '2026-01-01T00:00:00Z' })))
})

const signIn = (
  password: string,
  { cookie, email = 'mari@sild.test', from }: { cookie?: string; email?: string; from?: string } = {},
) => bff.call('signIn', { body: { email, password }, headers: cookie ? { cookie } : {}, remoteAddress: from })
const statuses = async (times: number, send: (index: number) => ReturnType<typeof signIn>) => {
  const seen: number[] = []
  for (let index = 0; index < times; index += 1) seen.push((await send(index)).statusCode)
  return seen
}
const times = (count: number, status: number) => Array.from({ length: count }, () => status)

describe('guessing a password', () => {
  it('is over after ten wrong ones, from wherever they come, until the window has passed', async () => {
    expect(await statuses(10, (index) => signIn('wrong', { from: `192.0.2.${index}` }))).toEqual(times(10, 401))
    const refused = await signIn(PASSWORD, { from: '198.51.100.1' })
    expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'rate-limited'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(14 * 60)
    expect(refused.json().error.message).toContain(String(refused.headers['retry-after']))
    now += 15 * MINUTE
    expect((await signIn(PASSWORD, { from: '198.51.100.1' })).statusCode).toBe(200)
  })

  it('all at once is counted too', async () => {
    const replies = await Promise.all(
      Array.from({ length: 30 }, (_, index) => signIn('wrong', { from: `192.0.2.${index}` })),
    )
    expect(replies.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10)
    expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(20)
  })

  it.each(['MARI@sild.test', ' mari@sild.test', 'mari@SILD.test'])('as %s is the same account', async (email) => {
    await statuses(10, () => signIn('wrong'))
    expect((await signIn('wrong', { email })).statusCode).toBe(429)
  })

  it('of many accounts from one address is over after fifty', async () => {
    const reply = await statuses(51, (index) =>
      signIn('wrong', { email: `user${index}@sild.test`, from: '203.0.113.5' }),
    )
    expect(reply).toEqual([...times(50, 401), 429])
  })

  it('from another address of the same /64 is the same guesser', async () => {
    const reply = await statuses(51, (index) =>
      signIn('wrong', { email: `user${index}@sild.test`, from: `2001:db8:1:2::${index + 1}` }),
    )
    expect(reply.at(-1)).toBe(429)
    expect((await signIn('wrong', { email: 'x@sild.test', from: '2001:db8:1:3::1' })).statusCode).toBe(401)
  })

  it('does not go on behind a made-up proxy', async () => {
    const guess = (index: number) =>
      bff.call('signIn', {
        body: { email: `user${index}@sild.test`, password: 'wrong' },
        headers: {
          'x-forwarded-for': `10.0.0.${index}`,
          'x-real-ip': `10.0.1.${index}`,
          forwarded: `for=10.0.2.${index}`,
        },
      })
    expect((await statuses(51, guess)).at(-1)).toBe(429)
  })

  it('by strangers does not lock out a browser that has signed in before', async () => {
    const cookie = sentBack(await signIn(PASSWORD))
    await statuses(11, (index) => signIn('wrong', { from: `192.0.2.${index}` }))
    expect((await signIn(PASSWORD)).statusCode).toBe(429)
    expect((await signIn(PASSWORD, { cookie })).statusCode).toBe(200)
    expect((await signIn(PASSWORD, { cookie: cookie.replace(/(device=[^.]+\.)./, '$1!') })).statusCode).toBe(429)
  })

  it('from a known browser has a limit of its own', async () => {
    const cookie = sentBack(await signIn(PASSWORD))
    expect(await statuses(11, () => signIn('wrong', { cookie }))).toEqual([...times(10, 401), 429])
    expect((await signIn(PASSWORD, { from: '198.51.100.9' })).statusCode).toBe(200)
  })

  it('slowly is over after a hundred a day', async () => {
    for (let round = 0; round < 10; round += 1) {
      expect(await statuses(10, () => signIn('wrong'))).toEqual(times(10, 401))
      now += 16 * MINUTE
    }
    expect((await signIn(PASSWORD)).statusCode).toBe(429)
  })

  it('is not what signing in well or our own trouble is', async () => {
    expect(await statuses(60, () => signIn(PASSWORD))).toEqual(times(60, 200))
    bff.services.mock({
      openSession: () => {
        throw new AppError('internal')
      },
    })
    await statuses(12, () => signIn('wrong'))
    bff.services.mock(accountsMock())
    expect((await signIn(PASSWORD)).statusCode).not.toBe(429)
  })
})

describe('an operation with limits of its own', () => {
  it('signs up five users from one address in half an hour', async () => {
    const signUp = (from: string) => bff.call('registerUser', { token: guestToken(bff.deps), remoteAddress: from })
    expect(await statuses(6, () => signUp('192.0.2.1'))).toEqual([...times(5, 200), 429])
    expect((await signUp('192.0.2.2')).statusCode).toBe(200)
    now += 30 * MINUTE
    expect((await signUp('192.0.2.1')).statusCode).toBe(200)
  })
  it('mails a confirmation again three times an hour', async () => {
    const resend = (userGuid: string) => bff.call('resendVerification', { token: tokenFor(bff.deps, { userGuid }) })
    const [one, other] = [crypto.randomUUID(), crypto.randomUUID()]
    expect(await statuses(4, () => resend(one))).toEqual([...times(3, 200), 429])
    expect((await resend(other)).statusCode).toBe(200)
  })
  it('is counted by path and not by how the path is written', async () => {
    const token = guestToken(bff.deps)
    const activate = (path: string) => bff.app.inject({ url: path, headers: { token } })
    await Promise.all(Array.from({ length: 60 }, () => activate('/api/activate/abc')))
    expect((await activate('/api/activate/%61bc')).statusCode).toBe(429)
    expect((await activate('/api/activate/abc?x=1')).statusCode).toBe(429)
  })
})

describe('any call', () => {
  it('is counted by caller and by address, generously', async () => {
    const token = tokenFor(bff.deps, { userGuid: crypto.randomUUID() })
    const seen = await statuses(601, () => bff.call('listPlans', { token }))
    expect(seen).toEqual([...times(600, 200), 429])
    expect((await bff.call('listPlans', { token: guestToken(bff.deps) })).statusCode).toBe(200)
    now += MINUTE
    expect((await bff.call('listPlans', { token })).statusCode).toBe(200)
  })
})

describe('steady counters', () => {
  const broken: Counters = {
    hit: () => Promise.reject(new Error('away')),
    takeBack: () => Promise.reject(new Error('away')),
    close: async () => undefined,
  }
  const attempt = { account: 'a', knownDevice: null, address: '192.0.2.1' }

  it('still limit while the store is away', async () => {
    const errors: unknown[] = []
    const limits = createLimits(
      createSteadyCounters(broken, clock, (error) => errors.push(error)),
      clock,
      1,
    )
    for (let index = 0; index < 10; index += 1) await limits.signIn(attempt)
    await expect(limits.signIn(attempt)).rejects.toMatchObject({ code: 'rate-limited' })
    expect(errors).toHaveLength(1)
  })

  it('do not begin at zero when the store is lost', async () => {
    const local = createLocalCounters(clock)
    let isAway = false
    const shared: Counters = {
      hit: async (key, windowMs) => {
        if (isAway) throw new Error('away')
        return local.hit(key, windowMs)
      },
      takeBack: async (key) => local.takeBack(key),
      close: async () => undefined,
    }
    const limits = createLimits(
      createSteadyCounters(shared, clock, () => undefined),
      clock,
      1,
    )
    for (let index = 0; index < 10; index += 1) await limits.signIn(attempt)
    isAway = true
    await expect(limits.signIn(attempt)).rejects.toMatchObject({ code: 'rate-limited' })
  })
})
