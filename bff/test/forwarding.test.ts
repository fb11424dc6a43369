import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { AppError } from '@sild/service-kit/errors'
import { guestToken, providerWithCompany, testBff, tokenFor } from './bff.ts'

const bff = testBff({ environment: { RATE_LIMIT_SCALE: '1000' } })
const member = () => tokenFor(bff.deps, providerWithCompany)
const unavailable = (): never => {
  throw new AppError('unavailable')
}

describe('a forwarded operation', () => {
  it('reaches its service unchanged, and so does the reply', async () => {
    const body = ' { "respondGuid" : "7c9e6679-7425-40de-944b-e07fc1f90ae7",\n"respondType":"project" } '
    const headers = { 'x-language': 'et', 'idempotency-key': 'once-and-only' }
    const reply = await bff.call('openChat', { token: member(), body, headers })
    const seen = bff.services.seen.at(-1)
    expect(reply.statusCode).toBe(200)
    expect(seen?.bytes?.toString()).toBe(body)
    expect(seen?.headers).toMatchObject({
      'idempotency-key': 'once-and-only',
      'x-request-id': reply.headers['x-request-id'],
    })
    expect(seen?.actor).toMatchObject({ kind: 'member', companyGuid: providerWithCompany.companyGuid, locale: 'et' })
  })
  it('that is a download comes as it is, with its name, and is never cached', async () => {
    const url = '/api/user/billing/payments.csv?year=2026'
    const reply = await bff.app.inject({ url, headers: { token: member() } })
    expect(reply.statusCode).toBe(200)
    expect(reply.body).toBe('a,b')
    expect(reply.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="a.csv"',
      'x-file-name': 'a.csv',
      'cache-control': 'private, no-store',
    })
  })
  it('that is a download is refused like any other', async () => {
    const refused = await bff.app.inject({ url: '/api/user/billing/payments.csv?year=1', headers: { token: member() } })
    expect([refused.statusCode, refused.json().error.code]).toEqual([400, 'invalid'])
    const guest = await bff.app.inject({
      url: '/api/user/billing/payments.csv?year=2026',
      headers: { token: guestToken(bff.deps) },
    })
    expect(guest.json().error.code).toBe('sign-in-required')
  })
  it('with a signed body reaches its service byte for byte, with its signature and without an actor', async () => {
    const payload = ' {"id" : "evt_1"}\n'
    const headers = {
      'test-bank-signature': 't=1,v1=ab',
      'content-type': 'application/json; charset=utf-8',
      cookie: 'a=b',
    }
    const reply = await bff.app.inject({ method: 'POST', url: '/api/billing/webhook/test-bank', headers, payload })
    const seen = bff.services.seen.at(-1)
    expect(reply.json()).toEqual({ result: { acknowledged: true } })
    expect(seen).toMatchObject({ operation: 'receivePaymentEvent', actor: null })
    expect(seen?.bytes?.toString()).toBe(payload)
    expect(seen?.headers['test-bank-signature']).toBe('t=1,v1=ab')
    expect(seen?.headers['cookie']).toBeUndefined()
  })
  it('with a signed body is refused from another site, and beyond its size', async () => {
    const url = '/api/billing/webhook/test-bank'
    const send = (headers: Record<string, string>, payload: string) =>
      bff.app.inject({ method: 'POST', url, headers: { 'content-type': 'application/json', ...headers }, payload })
    expect((await send({ origin: 'https://evil.test' }, '{}')).json().error.code).toBe('origin-refused')
    expect((await send({}, 'x'.repeat(300_000))).statusCode).toBe(413)
  })
  it('keeps path and query unchanged', async () => {
    const url = '/api/company/p%C3%B5hja%2Fx/review/list?limit=%31&offset=0&orderBy=date'
    await bff.app.inject({ url, headers: { token: guestToken(bff.deps) } })
    expect(bff.services.seen.at(-1)?.url).toBe(url)
  })
  it('ignores internal headers from outside', async () => {
    const headers = {
      'x-sild-actor': 'forged',
      'x-sild-deadline-ms': '99999999',
      'x-request-id': 'theirs',
      'x-user-guid': 'x',
      cookie: 'a=b',
    }
    await bff.call('getUser', { token: member(), headers })
    const seen = bff.services.seen.at(-1)!
    expect(seen.actor?.kind).toBe('member')
    expect(Number(seen.headers['x-sild-deadline-ms'])).toBeLessThanOrEqual(2000)
    expect(seen.headers['x-request-id']).not.toBe('theirs')
    expect([seen.headers['x-user-guid'], seen.headers['cookie'], seen.headers['token']]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
  it('keeps the status of its contract', async () => {
    expect((await bff.call('createCompany', { token: member() })).statusCode).toBe(201)
  })
  it('is refused here when the caller may not, and the service is not called', async () => {
    const before = bff.services.seen.length
    const reply = await bff.call('getUser', { token: guestToken(bff.deps), headers: { 'x-language': 'fr' } })
    expect([reply.statusCode, reply.json().error.code]).toEqual([401, 'sign-in-required'])
    expect(reply.json().error.message).toMatch(/connect/i)
    expect(bff.services.seen).toHaveLength(before)
  })
  it('returns the refusal of the service, with its retry time', async () => {
    bff.services.mock({
      listPlans: () => {
        throw new AppError('rate-limited', { values: { seconds: 7 }, retryAfterSeconds: 7 })
      },
    })
    const reply = await bff.call('listPlans', { token: member() })
    expect([reply.statusCode, reply.headers['retry-after'], reply.json().error.code]).toEqual([
      429,
      '7',
      'rate-limited',
    ])
    expect(reply.json().error.requestId).toBe(reply.headers['x-request-id'])
  })
})

describe('the activity counter', () => {
  beforeEach(() =>
    bff.services.mock({
      getPublicationActivity: () => ({
        tasks: { all: 1 },
        services: { all: 2 },
        specialists: { all: 3 },
        responses: { new: true },
      }),
      getChatActivity: () => ({ newMessagesCount: 4 }),
      getNotificationActivity: () => ({ new: 5 }),
    }),
  )
  const counted = {
    publications: { tasks: { all: 1 }, services: { all: 2 }, specialists: { all: 3 }, responses: { new: true } },
    chats: { newMessagesCount: 4 },
    notifications: { new: 5 },
  }

  it('combines the counts of three services', async () => {
    const reply = await bff.call('getActivityCounter', { token: member() })
    expect(reply.json()).toEqual({ result: counted })
    expect(reply.headers['x-degraded']).toBeUndefined()
    expect(bff.services.seen.at(-1)?.actor?.kind).toBe('member')
  })
  it('counts zero for a service that is down and names it', async () => {
    bff.services.mock({ getChatActivity: unavailable })
    const reply = await bff.call('getActivityCounter', { token: member() })
    expect([reply.statusCode, reply.headers['x-degraded']]).toEqual([200, 'chats'])
    expect(reply.json().result).toEqual({ ...counted, chats: { newMessagesCount: 0 } })
  })
  it('logs why a service could not be queried', async () => {
    const warn = vi.spyOn(bff.deps.log, 'warn')
    const refused = new Error('connection refused')
    vi.spyOn(bff.deps.upstreams, 'request').mockRejectedValueOnce(refused)
    const reply = await bff.call('getActivityCounter', { token: member() })
    expect(reply.headers['x-degraded']).toBe('publications')
    expect(warn).toHaveBeenCalledWith(expect.objectContaining({ err: refused }), 'a counter is missing')
  })
  it('is an error when no service can count', async () => {
    bff.services.mock({
      getChatActivity: unavailable,
      getNotificationActivity: unavailable,
      getPublicationActivity: unavailable,
    })
    const reply = await bff.call('getActivityCounter', { token: member() })
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '1'])
  })
})

describe('a service in trouble', () => {
  let trouble: Server
  let answer: 'hang' | 'html' | 'drip' | 'reset' = 'hang'
  let arrived = 0
  const behind = testBff({ environment: { RATE_LIMIT_SCALE: '1000' } })

  beforeAll(async () => {
    trouble = createServer((_request, response) => {
      arrived += 1
      if (answer === 'html') response.setHeader('content-type', 'text/html').end('<h1>Bad gateway</h1>')
      if (answer === 'reset') response.socket?.resetAndDestroy()
      if (answer === 'drip') {
        response.setHeader('content-type', 'application/json')
        const timer = setInterval(() => response.write(' '), 50)
        response.on('close', () => clearInterval(timer))
      }
    }).listen(0, '127.0.0.1')
    await once(trouble, 'listening')
    const url = `http://127.0.0.1:${(trouble.address() as AddressInfo).port}`
    // The address of one service is another's trouble.
    behind.serve({ support: url, billing: url, chat: url, content: url })
  })
  afterAll(() => trouble.closeAllConnections())

  const ask = async (name: 'listPlans' | 'listChats' | 'listCategories' | 'sendContactForm') => {
    const startedAt = performance.now()
    const reply = await behind.call(name, { token: tokenFor(behind.deps, providerWithCompany) })
    return { reply, tookMs: performance.now() - startedAt }
  }

  it.each([
    ['hang', 'listPlans', 1900, 4000],
    ['drip', 'listChats', 1900, 4000],
  ] as const)('that lets us %s costs two seconds and not more', async (how, name, least, most) => {
    answer = how
    const { reply, tookMs } = await ask(name)
    expect([reply.statusCode, reply.json().error.code, reply.headers['retry-after']]).toEqual([503, 'unavailable', '1'])
    expect(tookMs).toBeGreaterThan(least)
    expect(tookMs).toBeLessThan(most)
  })

  it('that answers what is not JSON is unavailable', async () => {
    answer = 'html'
    const { reply } = await ask('listCategories')
    expect([reply.statusCode, reply.json().error.code]).toEqual([503, 'unavailable'])
  })

  it('is not called for a while after some failures, and others are not affected', async () => {
    answer = 'reset'
    for (let index = 0; index < 10; index += 1) expect((await ask('sendContactForm')).reply.statusCode).toBe(503)
    const before = arrived
    const { reply } = await ask('sendContactForm')
    expect([reply.statusCode, reply.headers['retry-after'], arrived - before]).toEqual([503, '1', 0])
    expect((await behind.call('getUser', { token: tokenFor(behind.deps) })).statusCode).toBe(200)
  })
})
