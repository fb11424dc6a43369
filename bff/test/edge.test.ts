import { operationUrl } from '@sild/contract/operation-url'
import { operations } from '@sild/contract/operations'
import { paths } from '@sild/paths'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Bearer } from '../src/session/access-token.ts'
import type { ApiOperation } from '../src/edge/api-operation.ts'
import { ORIGIN, tokenFor, testBff } from './bff.ts'
import { exampleInput } from './mock-services.ts'

const bff = testBff({ environment: { RATE_LIMIT_SCALE: '1e6' } })
const calls = Object.values<ApiOperation>(operations).filter(({ path }) => path.startsWith('/api/'))
const changes = calls.filter(({ isFromMail, method, rawBody }) => method !== 'GET' && !isFromMail && !rawBody)
const admin: Partial<Bearer> = {
  kind: 'staff',
  roles: ['admin'],
  isVerified: true,
  companyGuid: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
}
let token: string
beforeAll(() => {
  token = tokenFor(bff.deps, admin)
})
const urlOf = (operation: ApiOperation) => operationUrl(operation, exampleInput(operation.name))
const bodyOf = (operation: ApiOperation) => JSON.stringify(exampleInput(operation.name).body)
const seenBy = async (send: () => Promise<unknown>): Promise<number> => {
  const before = bff.services.seen.length
  await send()
  return bff.services.seen.length - before
}

describe('a mail program', () => {
  const url = '/api/user/mailing/unsubscribe?email=mari%40sild.test&token=abc'
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const press = (headers: Record<string, string>) =>
    bff.app.inject({ method: 'POST', url, headers: { ...form, ...headers }, payload: 'List-Unsubscribe=One-Click' })

  it('unsubscribes with neither token nor origin, as RFC 8058 has it', async () => {
    expect((await press({})).json()).toMatchObject({ result: { acknowledged: true } })
    expect(bff.services.seen.at(-1)).toMatchObject({
      operation: 'unsubscribeInOneClick',
      url,
      bytes: null,
      actor: null,
    })
  })

  it.each([
    ['a browser', { accept: 'text/html,*/*;q=0.8', 'sec-fetch-mode': 'navigate' }],
    ['a program without that header', { accept: '*/*' }],
  ])('that opens the address in %s leads to a page with a button', async (_who, headers) => {
    const opened = await bff.app.inject({ url, headers })
    expect([opened.statusCode, opened.headers.location]).toEqual([
      303,
      paths.confirmUnsubscribe('mari@sild.test', 'abc'),
    ])
    const newsletter = await bff.app.inject({ url: '/api/newsletter/end?token=abc', headers })
    expect([newsletter.statusCode, newsletter.headers.location]).toEqual([303, paths.endNewsletter('abc')])
  })

  it('gets API errors from the API', async () => {
    expect((await bff.app.inject({ url })).json().error.code).toBe('unauthenticated')
    const read = { url: '/api/newsletter/end?token=abc', headers: { accept: '*/*', 'sec-fetch-mode': 'cors' } }
    expect((await bff.app.inject(read)).json().error.code).toBe('not-found')
  })

  it.each([
    ['origin', 'https://evil.test'],
    ['sec-fetch-site', 'cross-site'],
  ])('is not a page with %s: %s', async (name, value) => {
    expect((await press({ [name]: value })).json().error.code).toBe('origin-refused')
  })
})

describe('a change from another site', () => {
  const json = { 'content-type': 'application/json' }
  const foreign: [string, Record<string, string>][] = [
    ['no origin', json],
    ['the origin null', { ...json, origin: 'null' }],
    ['an evil origin', { ...json, origin: 'https://evil.test' }],
    ['a sibling subdomain', { ...json, origin: 'https://blog.sild.test' }],
    ['our name over http', { ...json, origin: 'http://sild.test' }],
    ['our name on another port', { ...json, origin: 'https://sild.test:8443' }],
    ['a name that begins like ours', { ...json, origin: 'https://sild.test.evil.test' }],
    ['a cross-site fetch', { ...json, origin: ORIGIN, 'sec-fetch-site': 'cross-site' }],
    ['a same-site fetch', { ...json, origin: ORIGIN, 'sec-fetch-site': 'same-site' }],
    ['a navigation', { ...json, origin: ORIGIN, 'sec-fetch-site': 'none' }],
  ]
  it.each(foreign)('with %s reaches no operation', async (_what, headers) => {
    const reached = await seenBy(async () => {
      for (const operation of changes) {
        const reply = await bff.app.inject({
          method: operation.method,
          url: urlOf(operation),
          headers: { token, ...headers },
          payload: bodyOf(operation),
        })
        expect([operation.name, reply.statusCode, reply.json().error.code]).toEqual([
          operation.name,
          403,
          'origin-refused',
        ])
      }
    })
    expect(reached).toBe(0)
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/json-patch+json', 'application/xml'])(
    'as %s reaches no operation, even with our origin',
    async (type) => {
      const reached = await seenBy(async () => {
        for (const operation of changes) {
          const headers = { token, origin: ORIGIN, 'content-type': type }
          const reply = await bff.app.inject({
            method: operation.method,
            url: urlOf(operation),
            headers,
            payload: bodyOf(operation) ?? '{}',
          })
          // Access is checked before the body: no one calls these without the approval of a colleague.
          const refusal = operation.needsApproval ? [403, 'approval-required'] : [415, 'unsupported-content-type']
          expect([operation.name, reply.statusCode, reply.json().error.code]).toEqual([operation.name, ...refusal])
        }
      })
      expect(reached).toBe(0)
    },
  )

  it('by HEAD or OPTIONS changes nothing and returns no data', async () => {
    const reached = await seenBy(async () => {
      for (const operation of calls)
        for (const method of ['HEAD', 'OPTIONS'] as const) {
          const reply = await bff.app.inject({
            method,
            url: urlOf(operation),
            headers: { token, origin: 'https://evil.test', 'access-control-request-method': 'POST' },
          })
          expect([operation.name, reply.statusCode]).toEqual([operation.name, 404])
          expect(Object.keys(reply.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
        }
    })
    expect(reached).toBe(0)
  })

  it('by a bare navigation does not activate an account', async () => {
    const { url, ...activation } = { url: urlOf(operations.activateAccount), method: 'GET' as const }
    const navigation = { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }
    const reached = await seenBy(async () => {
      expect((await bff.app.inject({ ...activation, url, headers: navigation })).statusCode).toBe(403)
      expect((await bff.app.inject({ ...activation, url })).statusCode).toBe(401)
    })
    expect(reached).toBe(0)
  })

  it('is let in from our own page', async () => {
    expect((await bff.call('search', { token })).statusCode).toBe(200)
    expect((await bff.call('search', { token, headers: { 'sec-fetch-site': 'same-origin' } })).statusCode).toBe(200)
  })
})

const everyAnswer = {
  'x-content-type-options': 'nosniff',
  'strict-transport-security': expect.stringMatching(/^max-age=\d{8}/),
  'content-security-policy': expect.stringContaining('frame-ancestors'),
  'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
}
const ofAPage = {
  ...everyAnswer,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'cross-origin-opener-policy': 'same-origin',
}

describe('headers', () => {
  it.each(calls.map((operation) => [operation.name, operation] as const))(
    'of %s are safe, let in or not',
    async (name, operation) => {
      if (name === 'streamEvents' || name === 'uploadFile') return
      for (const given of [token, undefined]) {
        const reply = await bff.call(operation.name, { token: given })
        expect(reply.headers).toMatchObject(everyAnswer)
        const isShared = name === 'getOpenApi' || name === 'checkStatus'
        expect(reply.headers['cache-control']).toBe(
          name === 'getOpenApi' ? 'public, max-age=300' : isShared ? 'no-cache' : 'private, no-store',
        )
        expect(Object.keys(reply.headers)).not.toContain('x-powered-by')
      }
    },
  )
  it('of an unknown address under /api/ are safe', async () => {
    expect((await bff.app.inject('/api/nothing')).headers).toMatchObject(everyAnswer)
  })
  it.each(['/healthz', '/internal/accounts/sessions', '/', '/a/shell/nothing/x.js', '/%'])(
    'of %s are those of a page',
    async (url) => {
      expect((await bff.app.inject(url)).headers).toMatchObject(ofAPage)
    },
  )
})

describe('unknown addresses', () => {
  it.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const)('%s is an envelope with 404', async (method) => {
    const reply = await bff.app.inject({
      method,
      url: '/api/nothing/here',
      headers: { origin: ORIGIN, 'x-language': 'et' },
    })
    expect([reply.statusCode, reply.json().error.code, reply.headers['content-type']]).toEqual([
      404,
      'not-found',
      'application/json; charset=utf-8',
    ])
  })
  it.each(Object.values<ApiOperation>(operations).filter(({ access }) => access === 'system'))(
    '$name is not reached from outside',
    async (operation) => {
      const reply = await bff.app.inject({
        method: operation.method,
        url: urlOf(operation),
        headers: { token, origin: ORIGIN },
        payload: bodyOf(operation),
      })
      expect(reply.statusCode).toBe(404)
    },
  )
  it.each(['/API/user', '/api/user/', '/api//user', '/api/%75ser/', '//api/user', '/api/user;x=1'])(
    '%s is not another way to an operation',
    async (url) => {
      const reply = await bff.app.inject({ url, headers: { token } })
      expect(reply.statusCode).toBeGreaterThanOrEqual(301)
      expect(bff.services.seen.at(-1)?.url).not.toBe(url)
    },
  )
})

describe('a body', () => {
  it('may be a mebibyte and not a byte more', async () => {
    // A session of its own: one of the operations above ends the common one.
    const own = tokenFor(bff.deps, admin)
    const body = (bytes: number) => JSON.stringify({ x: 'a'.repeat(bytes - 8) })
    expect((await bff.call('search', { token: own, body: body(1024 * 1024) })).statusCode).toBe(400)
    const over = await bff.call('search', { token: own, body: body(1024 * 1024 + 1) })
    expect([over.statusCode, over.json().error.code]).toEqual([413, 'body-too-large'])
  })
  it.each([
    ['deep', '['.repeat(100_000)],
    ['with a key twice', '{"email":"a","email":"b","password":"c"}'],
    ['that reaches for a prototype', '{"__proto__":{"isAdmin":true},"email":"a","password":"b"}'],
    ['cut off', '{"email":"a'],
    ['that is not text', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d]).toString('latin1')],
  ])('%s is refused by what the BFF answers itself', async (_what, body) => {
    const reply = await bff.call('signIn', { body })
    expect([reply.statusCode, reply.json().error.code]).toEqual([400, 'malformed-request'])
  })
  it('names what is wrong beside its field, in the language of the user', async () => {
    const reply = await bff.call('signIn', {
      body: { email: '', password: ['hush-hush'], isAdmin: true },
      headers: { 'x-language': 'et' },
    })
    expect(reply.json().error).toMatchObject({
      code: 'invalid',
      fields: { email: { code: 'required' }, password: { code: 'invalid' }, isAdmin: { code: 'unknown-property' } },
    })
    expect(JSON.stringify(reply.json())).not.toContain('hush')
  })
})
