import { testDatabase } from '@sild/testing'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { guestToken, ORIGIN, testBff, testEnvironment } from './bff.ts'
import { cookiesOf, sentBack } from './cookie-jar.ts'
import { type RealServices, startServices } from './real-services.ts'

const database = testDatabase()
const bff = testBff({ environment: { RATE_LIMIT_SCALE: '1e6' } })
let services: RealServices
beforeAll(async () => {
  services = await startServices(database, testEnvironment(bff.deps.config.dataDir))
  bff.serve(services.urls)
})
afterAll(() => services.kill())

const EMAIL = 'mari@sild.test'
const PASSWORD = 'pärnu-mnt-2026'
const call = bff.call
const register = (email = EMAIL) =>
  call('registerUser', {
    token: guestToken(bff.deps),
    body: { email, password: PASSWORD, userType: 'provider', basicLocale: 'et', agreement: true },
  })
const signIn = (password = PASSWORD) => call('signIn', { body: { email: EMAIL, password, refresh: true } })
const refresh = (cookie: string) => call('refreshSession', { body: {}, headers: { cookie } })

describe('a user of the real services', () => {
  it('signs up and in', async () => {
    expect((await register()).json()).toEqual({ result: { acknowledged: true } })
    const reply = await signIn()
    expect(reply.json().result).toMatchObject({
      user: { email: EMAIL, isVerified: 0, userType: 'provider', locale: 'et' },
      company: null,
      plan: 'free',
    })
    expect((await call('getUser', { token: reply.json().result.token })).json().result.email).toBe(EMAIL)
    expect(await database.query('select 1 from accounts.users')).toHaveLength(1)
  })

  it('gets the same answers as an unknown one', async () => {
    const known = await signIn('wrong-password')
    const unknown = await call('signIn', { body: { email: 'nobody@sild.test', password: 'wrong-password' } })
    expect([known.statusCode, unknown.statusCode]).toEqual([401, 401])
    expect((await register()).body).toBe((await register('new@sild.test')).body)
  })

  it('stays signed in when fifty tabs refresh at once, and in all that follows', async () => {
    const cookie = sentBack(await signIn())
    const replies = await Promise.all(Array.from({ length: 50 }, () => refresh(cookie)))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 50 }, () => 200))
    const followers = await Promise.all(replies.slice(0, 10).map((reply) => refresh(sentBack(reply))))
    expect(followers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10)
  })

  it('is signed out at once where a token is used again after its grace', async () => {
    const stolen = sentBack(await signIn())
    const owner = await refresh(stolen)
    await database.query(`update accounts.sessions set rotated_at = rotated_at - interval '11 seconds'`)
    const thief = await refresh(stolen)
    expect([thief.statusCode, thief.json().error.code]).toEqual([401, 'session-reused'])
    expect(cookiesOf(thief)['session-hint']).toMatchObject({ maxAge: 0 })
    expect((await refresh(sentBack(owner))).statusCode).toBe(401)
  })

  it('is signed out by signing out', async () => {
    const signedIn = await signIn()
    expect((await call('signOut', { headers: { cookie: sentBack(signedIn) } })).statusCode).toBe(200)
    expect((await refresh(sentBack(signedIn))).json().error.code).toBe('session-expired')
  })

  it('gets zero for every counter, from three services', async () => {
    const { token } = (await signIn()).json().result
    const reply = await call('getActivityCounter', { token })
    expect([reply.statusCode, reply.headers['x-degraded']]).toEqual([200, undefined])
    expect(reply.json().result).toMatchObject({
      chats: { newMessagesCount: 0 },
      publications: { tasks: { all: 0 }, responses: { new: false } },
    })
  })

  it('gets errors beside the field, in their language', async () => {
    const reply = await call('registerUser', {
      token: guestToken(bff.deps),
      headers: { 'x-language': 'et', origin: ORIGIN },
      body: { email: 'x', agreement: false },
    })
    expect(reply.statusCode).toBe(400)
    expect(reply.json().error.fields).toMatchObject({
      email: { code: 'email' },
      password: { code: 'required' },
      agreement: { code: 'terms-required' },
    })
  })
})

describe('when the services die', () => {
  it('callers get a 503, no user is signed out, and all recovers by itself', async () => {
    const signedIn = await signIn()
    const { token } = signedIn.json().result
    await services.kill()
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const reply = await call('getUser', { token })
      expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '1'])
    }
    const refused = await refresh(sentBack(signedIn))
    expect([refused.statusCode, cookiesOf(refused)]).toEqual([503, {}])
    await services.start()
    await vi.waitFor(async () => expect((await call('getUser', { token })).statusCode).toBe(200), {
      timeout: 5000,
      interval: 100,
    })
    expect((await refresh(sentBack(signedIn))).statusCode).toBe(200)
  })
})
