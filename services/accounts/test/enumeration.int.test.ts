import { randomUUID } from 'node:crypto'
import { actorOf, testService } from '@sild/testing'
import { mannWhitney } from '@sild/testing/mann-whitney'
import { beforeAll, describe, expect, it } from 'vitest'
import { accountsService } from '../src/service.ts'
import { newRegistration, registered, system } from './arrange.ts'

const accounts = testService(accountsService)
const guest = actorOf('guest')
const PAIRS = 30
const ROUNDS = 3
const unknown = () => `${randomUUID()}@example.ee`
let owner: string

/** Returns an address with an account. Each is used once, because of the throttles. */
async function known(): Promise<string> {
  const email = unknown()
  await accounts.database.query(
    `insert into accounts.users (email, password_hash, user_type, locale) select $1, password_hash, user_type, locale from accounts.users where user_guid = $2`,
    [email, owner],
  )
  return email
}
/** Members who have not confirmed their address yet, each of whom asks once. */
let askers: string[]
beforeAll(async () => {
  owner = (await registered(accounts)).userGuid
  const rows = await accounts.database.query<{ userGuid: string }>(
    `insert into accounts.users (email, password_hash, user_type, locale)
     select gen_random_uuid() || '@example.ee', password_hash, user_type, locale
     from accounts.users, generate_series(1, $2) where user_guid = $1 returning user_guid as "userGuid"`,
    [owner, PAIRS * 2 * (ROUNDS + 1)],
  )
  askers = rows.map(({ userGuid }) => userGuid)
})

const calls: Record<string, (email: string) => Promise<unknown>> = {
  recovery: (email) => accounts.call('requestRecovery', { body: { email } }, guest),
  'sign-up': (email) => accounts.call('registerUser', { body: newRegistration({ email }) }, guest),
  'sign-up by address': (email) => accounts.call('registerEmail', { body: { email } }, guest),
  'sign-in': (email) =>
    accounts
      .call(
        'openSession',
        { body: { email, password: 'a-wrong-guess', isRemembered: false, device: null, address: email } },
        system,
      )
      .catch(({ code, status, values }) => ({ code, status, values })),
  unsubscribing: (email) => accounts.call('unsubscribe', { query: { email } }, guest),
  'unsubscribing with a wrong token': (email) =>
    accounts.call('unsubscribe', { query: { email, token: 'not-a-token' } }, guest),
  // Sends the link of sign-up again, to an address that may belong to another user.
  'asking for the link at another address': (email) =>
    accounts.call('changeEmail', { body: { email } }, actorOf('customerUnverified', { userGuid: askers.pop()! })),
}

/** Milliseconds that each took and what it answered; known and unknown in turn, so that what else the machine does meets both. */
async function sample(call: (email: string) => Promise<unknown>) {
  const took = { known: [] as number[], unknown: [] as number[] }
  const answers = new Set<string>()
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const addresses = [['known', await known()] as const, ['unknown', unknown()] as const]
    for (const [who, email] of pair % 2 === 0 ? addresses : addresses.toReversed()) {
      const startedAt = performance.now()
      answers.add(JSON.stringify(await call(email)))
      took[who].push(performance.now() - startedAt)
    }
  }
  return { p: mannWhitney(took.known, took.unknown), answers }
}

describe('a known and an unknown address', () => {
  // Chance alone gives a p below 0.01 once in a hundred samples, and in all three once in a million; a difference gives it always.
  it.each(Object.keys(calls))(
    'get the same answer from %s in the same time',
    async (name) => {
      const call = calls[name]!
      await sample(call)
      const ps: number[] = []
      for (let round = 0; round < ROUNDS && !ps.some((p) => p > 0.01); round += 1) {
        const { p, answers } = await sample(call)
        expect(answers.size).toBe(1)
        ps.push(p)
      }
      expect(Math.max(...ps)).toBeGreaterThan(0.01)
    },
    60_000,
  )

  it('would be distinguished by a tenth of a difference', () => {
    const noise = Array.from({ length: PAIRS }, (_, index) => 10 + (index % 7) / 10)
    expect(mannWhitney(noise, noise)).toBeCloseTo(1)
    expect(
      mannWhitney(
        noise,
        noise.map((ms) => ms * 1.1),
      ),
    ).toBeLessThan(0.0001)
  })
})
