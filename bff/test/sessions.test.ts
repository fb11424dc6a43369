import { AppError } from '@sild/service-kit/errors'
import { beforeEach, describe, expect, it } from 'vitest'
import { accountsMock, PASSWORD, testCompany, testUser } from './accounts-mock.ts'
import { testBff } from './bff.ts'
import { cookiesOf, sentBack } from './cookie-jar.ts'

let now = Date.parse('2026-11-21T10:00:00Z')
const bff = testBff({
  clock: { now: () => new Date(now) },
  environment: { RATE_LIMIT_SCALE: '1000', COOKIE_DOMAIN: 'sild.test' },
})
let accounts = accountsMock()
beforeEach(() => {
  now = Date.now()
  accounts = accountsMock()
  bff.services.mock(accounts)
})

const signIn = (own: object = {}, headers: Record<string, string> = {}) =>
  bff.call('signIn', { body: { email: 'mari@sild.test', password: PASSWORD, ...own }, headers })
const refresh = (cookie: string) => bff.call('refreshSession', { body: {}, headers: { cookie } })

describe('an anonymous token', () => {
  it('lets a guest call and keeps their guid on the next request', async () => {
    const first = (await bff.call('openAnonymousSession')).json().result
    const second = (await bff.call('openAnonymousSession', { token: first.token })).json().result
    expect(second.anonymousGuid).toBe(first.anonymousGuid)
    await bff.call('listCategories', { token: second.token })
    expect(bff.services.seen.at(-1)?.actor).toMatchObject({
      kind: 'guest',
      anonymousGuid: first.anonymousGuid,
      userGuid: null,
    })
  })
  it('is good for thirty days', async () => {
    const { token } = (await bff.call('openAnonymousSession')).json().result
    now += 30 * 86_400_000 - 1000
    expect((await bff.call('listCategories', { token })).statusCode).toBe(200)
    now += 2000
    expect((await bff.call('listCategories', { token })).json().error.code).toBe('unauthenticated')
  })
})

describe('signing in', () => {
  it('returns the user and their permissions', async () => {
    const reply = await signIn({ refresh: true })
    expect(reply.statusCode).toBe(200)
    const { company, plan, token, tokenExpiresAt, user } = reply.json().result
    expect(user).toEqual(testUser())
    expect(company).toEqual({
      guid: testCompany.guid,
      slug: testCompany.slug,
      name: testCompany.name,
      logoUrl: null,
      isVerified: true,
    })
    expect(plan).toBe('startup')
    expect(Date.parse(tokenExpiresAt) - now).toBeLessThanOrEqual(600_000)
    await bff.call('listChats', { token })
    expect(bff.services.seen.at(-1)?.actor).toEqual({
      kind: 'member',
      userGuid: user.guid,
      anonymousGuid: null,
      companyGuid: company.guid,
      companyRole: 'owner',
      sessionGuid: expect.any(String),
      userType: 'provider',
      roles: [],
      plan: 'startup',
      isVerified: true,
      locale: 'en',
    })
  })

  it('keeps the session in cookies that no script reads and no sibling plants', async () => {
    const cookies = cookiesOf(await signIn({ refresh: true }))
    const {
      '__Secure-refresh': refreshCookie,
      '__Host-binder': binder,
      '__Host-device': device,
      'session-hint': hint,
    } = cookies
    expect(refreshCookie).toMatchObject({
      httpOnly: true,
      secure: true,
      sameSite: 'lax',
      path: '/api',
      domain: 'sild.test',
    })
    expect(refreshCookie?.maxAge).toBeGreaterThan(59 * 86_400)
    expect(refreshCookie?.maxAge).toBeLessThanOrEqual(5_184_000)
    expect(binder).toMatchObject({ httpOnly: true, secure: true, sameSite: 'strict', path: '/' })
    expect(binder?.domain).toBeUndefined()
    expect(device).toMatchObject({ httpOnly: true, secure: true, path: '/' })
    expect(hint).toMatchObject({ value: 'member', secure: true, path: '/', maxAge: refreshCookie?.maxAge })
    expect(hint?.httpOnly).toBeUndefined()
    expect(cookies['remember']).toMatchObject({ value: '1', maxAge: 2_592_000 })
    expect(cookies['locale']).toMatchObject({ value: 'et', maxAge: 31_536_000 })
  })

  it('lasts as long as the browser for a user who is not to be remembered', async () => {
    const cookies = cookiesOf(await signIn())
    expect(cookies['__Secure-refresh']?.maxAge).toBeUndefined()
    expect(cookies['__Host-binder']?.maxAge).toBeUndefined()
    expect(cookies['session-hint']?.maxAge).toBeUndefined()
    expect(cookies['remember']).toMatchObject({ maxAge: 0 })
  })

  it('with a wrong password sets no cookie and does not say what was wrong', async () => {
    const wrong = await signIn({ password: 'guess' })
    const unknown = await signIn({ email: 'nobody@sild.test' })
    expect([wrong.statusCode, unknown.statusCode]).toEqual([401, 401])
    expect({ ...wrong.json().error, requestId: '' }).toEqual({ ...unknown.json().error, requestId: '' })
    expect(cookiesOf(wrong)).toEqual({})
  })

  it('makes a user with a role a member of the staff', async () => {
    bff.services.mock({
      ...accountsMock(testUser({ roles: ['moderator'] })),
      getMainCompany: () => ({ company: null }),
    })
    const { company, plan, token } = (await signIn()).json().result
    expect([company, plan]).toEqual([null, 'free'])
    await bff.call('listModerationQueue', { token })
    expect(bff.services.seen.at(-1)?.actor).toMatchObject({ kind: 'staff', roles: ['moderator'] })
  })

  it('sends accounts the same name of the browser every time', async () => {
    const devices: (string | null)[] = []
    const { openSession } = accounts
    bff.services.mock({
      openSession: (input, ...rest) => (devices.push(input.body.device), openSession!(input, ...rest)),
    })
    const first = await signIn()
    await signIn({}, { cookie: sentBack(first) })
    await signIn()
    expect(devices[1]).toBe(devices[0])
    expect(devices[2]).not.toBe(devices[0])
    // A name that begins as one of ours is none.
    await signIn({}, { cookie: `__Host-device=${devices[0]}x` })
    expect(devices[3]).not.toBe(devices[0])
  })
})

describe('refreshing', () => {
  it('rotates the token and reads the user again', async () => {
    const first = await signIn({ refresh: true })
    bff.services.mock({ getCompanyPlan: () => ({ plan: 'business' }) })
    const second = await refresh(sentBack(first))
    expect(second.json().result.plan).toBe('business')
    expect(cookiesOf(second)['__Secure-refresh']?.value).not.toBe(cookiesOf(first)['__Secure-refresh']?.value)
    expect((await bff.call('getUser', { token: second.json().result.token })).statusCode).toBe(200)
  })

  it('keeps a user signed in when fifty tabs refresh at once', async () => {
    const cookie = sentBack(await signIn())
    const replies = await Promise.all(Array.from({ length: 50 }, () => refresh(cookie)))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 50 }, () => 200))
    expect((await refresh(sentBack(replies[7]!))).statusCode).toBe(200)
  })

  it('ends the family of a token that is used again later, for the thief and the owner', async () => {
    bff.services.mock(accountsMock(testUser(), -1))
    const stolen = sentBack(await signIn())
    const owner = await refresh(stolen)
    const thief = await refresh(stolen)
    expect(thief.json().error.code).toBe('session-reused')
    expect(cookiesOf(thief)['__Secure-refresh']).toMatchObject({
      value: '',
      maxAge: 0,
      domain: 'sild.test',
      path: '/api',
    })
    expect((await refresh(sentBack(owner))).json().error.code).toBe('session-expired')
  })

  it('needs the binder beside the refresh token', async () => {
    const cookies = sentBack(await signIn()).split('; ')
    const withoutBinder = cookies.filter((cookie) => !cookie.startsWith('__Host-binder')).join('; ')
    expect((await refresh(withoutBinder)).json().error.code).toBe('session-expired')
    expect((await refresh(`${withoutBinder}; __Host-binder=planted`)).json().error.code).toBe('session-expired')
  })

  it('without cookies is refused as an expired session', async () => {
    const reply = await refresh('')
    expect([reply.statusCode, reply.json().error.code]).toEqual([401, 'session-expired'])
    expect(cookiesOf(reply)['session-hint']).toMatchObject({ maxAge: 0 })
  })

  it('keeps the cookies while accounts is away', async () => {
    const cookie = sentBack(await signIn())
    bff.services.mock({
      rotateSession: () => {
        throw new AppError('unavailable')
      },
    })
    const reply = await refresh(cookie)
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '1'])
    expect(cookiesOf(reply)).toEqual({})
  })

  it('returns the next token even if the rest of the session is unavailable', async () => {
    const guid = '5a0c2f6e-3a52-4b6d-9a58-0c8b9f7a1f11'
    bff.services.mock(accountsMock(testUser({ guid })))
    bff.services.mock({
      getMainCompany: () => {
        throw new AppError('unavailable')
      },
    })
    const reply = await signIn()
    expect(reply.statusCode).toBe(503)
    expect(cookiesOf(reply)['__Secure-refresh']?.value).toBeTruthy()
    bff.services.mock({ getMainCompany: () => ({ company: null }) })
    expect((await refresh(sentBack(reply))).statusCode).toBe(200)
  })

  it('uses the last known company and plan while these services are away', async () => {
    const cookie = sentBack(await signIn())
    bff.services.mock({
      getCompanyPlan: () => {
        throw new AppError('unavailable')
      },
    })
    expect((await refresh(cookie)).json().result).toMatchObject({
      plan: 'startup',
      company: { slug: testCompany.slug },
    })
  })
})

describe('the flags of a session', () => {
  const companyGuids = (): unknown[] =>
    bff.services.seen.flatMap(({ operation, url }) => (operation === 'listCompanyFlags' ? url : []))

  it('are those of the company', async () => {
    bff.services.mock({ listCompanyFlags: () => ({ list: ['marked-words'] }) })
    expect((await signIn()).json().result.flags).toEqual(['marked-words'])
    expect(companyGuids()).toContain(`/internal/content/companies/${testCompany.guid}/flags`)
    bff.services.mock({ listCompanyFlags: () => ({ list: [] }) })
    expect((await signIn()).json().result.flags).toEqual([])
  })

  it('fall back to the last known flags, or to none, while content is away', async () => {
    const away = () => {
      throw new AppError('unavailable')
    }
    bff.services.mock({ listCompanyFlags: () => ({ list: [] }) })
    const cookie = sentBack(await signIn())
    bff.services.mock({ listCompanyFlags: away })
    expect((await refresh(cookie)).json().result.flags).toEqual([])
    bff.services.mock(accountsMock(testUser({ guid: '5a0c2f6e-3a52-4b6d-9a58-0c8b9f7a1f22' })))
    bff.services.mock({ listCompanyFlags: away })
    const reply = await signIn()
    expect([reply.statusCode, 'flags' in reply.json().result]).toEqual([200, false])
  })

  it('are left out for a user without a company', async () => {
    bff.services.mock({ getMainCompany: () => ({ company: null }) })
    expect('flags' in (await signIn()).json().result).toBe(false)
  })
})

describe('signing out', () => {
  it('ends the family and forgets the browser', async () => {
    const signedIn = await signIn({ refresh: true })
    const cookie = sentBack(signedIn)
    const reply = await bff.call('signOut', { headers: { cookie }, token: signedIn.json().result.token })
    expect(reply.statusCode).toBe(200)
    for (const name of ['__Secure-refresh', '__Host-binder', 'session-hint', 'remember'])
      expect(cookiesOf(reply)[name]).toMatchObject({ value: '', maxAge: 0 })
    expect((await refresh(cookie)).json().error.code).toBe('session-expired')
  })
  it('revokes the access token at once', async () => {
    const signedIn = await signIn()
    const { token } = signedIn.json().result
    const status = async () => (await bff.call('listNotifications', { token })).statusCode
    expect(await status()).toBe(200)
    await bff.call('signOut', { headers: { cookie: sentBack(signedIn) }, token })
    expect(await status()).toBe(401)
  })
  it('can be tried again when the accounts service was away', async () => {
    const cookie = sentBack(await signIn())
    bff.services.mock({
      closeSession: () => {
        throw new AppError('unavailable')
      },
    })
    const reply = await bff.call('signOut', { headers: { cookie } })
    expect([reply.statusCode, cookiesOf(reply)]).toEqual([503, {}])
  })
  it('is not an error without a session', async () => {
    expect((await bff.call('signOut')).statusCode).toBe(200)
  })
})
