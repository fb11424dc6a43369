import { AppError } from '@sild/service-kit/errors'
import Fastify from 'fastify'
import { beforeEach, describe, expect, it } from 'vitest'
import { createLimits } from '../src/limits/limits.ts'
import type { Counters } from '../src/limits/counters.ts'
import { createLocalCounters } from '../src/limits/local-counters.ts'
import { createSteadyCounters } from '../src/limits/steady-counters.ts'
import { guestToken, providerWithCompany, tokenFor, testBff } from './bff.ts'

let now = Date.now()
const clock = { now: () => new Date(now) }
const MINUTE_MS = 60_000
const bff = testBff({ clock })
beforeEach(() => {
  // Every window of the test before is over.
  now += 25 * 60 * MINUTE_MS
})

const statuses = async (times: number, send: (index: number) => ReturnType<typeof bff.call>) => {
  const seen: number[] = []
  for (let index = 0; index < times; index += 1) seen.push((await send(index)).statusCode)
  return seen
}
const times = (count: number, status: number) => Array.from({ length: count }, () => status)

describe('an operation with limits of its own', () => {
  it('signs up ten users from one address in half an hour', async () => {
    const signUp = (from: string) => bff.call('registerUser', { token: guestToken(bff.deps), remoteAddress: from })
    expect(await statuses(11, () => signUp('192.0.2.1'))).toEqual([...times(10, 200), 429])
    expect((await signUp('192.0.2.2')).statusCode).toBe(200)
    now += 30 * MINUTE_MS
    expect((await signUp('192.0.2.1')).statusCode).toBe(200)
  })
  it.each(['registerUser', 'registerEmail', 'sendContactForm', 'registerForWebinar', 'subscribeToNewsletter'] as const)(
    'counts no call of %s that is refused as malformed: an office mistypes',
    async (operation) => {
      const from = '192.0.2.3'
      const send = () => bff.call(operation, { token: guestToken(bff.deps), remoteAddress: from })
      const mistyped = () => {
        throw new AppError('invalid', { fields: { email: { code: 'email' } } })
      }
      bff.services.mock({ [operation]: mistyped })
      expect(await statuses(30, send)).toEqual(times(30, 400))
      bff.services.mock({ [operation]: () => ({ acknowledged: true }) })
      expect((await send()).statusCode).toBeLessThan(300)
    },
  )
  it('applies at most twenty codes for one user, from any address', async () => {
    const owner = () => ({ ...providerWithCompany, userGuid: crypto.randomUUID() })
    const [one, other] = [tokenFor(bff.deps, owner()), tokenFor(bff.deps, owner())]
    const apply = (token: string, index = 0) => bff.call('applyPromoCode', { token, remoteAddress: `192.0.2.${index}` })
    expect((await statuses(21, (index) => apply(one, index))).at(-1)).toBe(429)
    expect((await apply(other)).statusCode).not.toBe(429)
  })
  it('is counted by the network of an IPv6 address, and ignores forged proxies', async () => {
    const recover = (index: number, network = '2001:db8:1:2') =>
      bff.call('requestRecovery', {
        token: guestToken(bff.deps),
        remoteAddress: `${network}::${index + 1}`,
        headers: {
          'x-forwarded-for': `10.0.0.${index}`,
          'x-real-ip': `10.0.1.${index}`,
          forwarded: `for=10.0.2.${index}`,
        },
      })
    expect((await statuses(31, (index) => recover(index))).at(-1)).toBe(429)
    expect((await recover(1, '2001:db8:1:3')).statusCode).toBe(200)
  })
  it('counts all calls that come at once', async () => {
    const token = guestToken(bff.deps)
    const replies = await Promise.all(Array.from({ length: 20 }, () => bff.call('registerUser', { token })))
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10)
  })
  it('is counted by path, in any spelling', async () => {
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
    now += MINUTE_MS
    expect((await bff.call('listPlans', { token })).statusCode).toBe(200)
  })
})

describe('persistent counters', () => {
  const broken: Counters = {
    hit: () => Promise.reject(new Error('away')),
    giveBack: () => Promise.reject(new Error('away')),
    close: async () => undefined,
  }
  /** What is answered to sign-ups of one address. */
  async function signUps(counters: Counters) {
    const app = Fastify()
    const limits = createLimits(
      createSteadyCounters(counters, clock, (error) => errors.push(error)),
      clock,
      1,
    )
    await limits.install(app)
    app.decorateRequest('session', null)
    app.get('/', { onRequest: limits.ofOperation(app, 'registerUser')! }, () => 'done')
    return async () => (await app.inject('/')).statusCode
  }
  const errors: unknown[] = []

  it('still limit while the store is away', async () => {
    const signUp = await signUps(broken)
    for (let index = 0; index < 10; index += 1) expect(await signUp()).toBe(200)
    expect(await signUp()).toBe(429)
    expect(errors).toHaveLength(1)
  })

  it('do not begin at zero when the store is lost', async () => {
    const local = createLocalCounters(clock)
    let isAway = false
    const signUp = await signUps({
      hit: async (key, windowMs) => {
        if (isAway) throw new Error('away')
        return local.hit(key, windowMs)
      },
      giveBack: async (key) => local.giveBack(key),
      close: async () => undefined,
    })
    for (let index = 0; index < 10; index += 1) await signUp()
    isAway = true
    expect(await signUp()).toBe(429)
  })
})
