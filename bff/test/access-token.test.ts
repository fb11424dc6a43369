import { createHmac } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { testBff, tokenFor } from './bff.ts'

let now = Date.now()
const bff = testBff({ clock: { now: () => new Date(now) } })
beforeEach(() => void (now = Date.now()))

describe('an access token', () => {
  it('expires after ten minutes, also where it was cached', async () => {
    const token = tokenFor(bff.deps)
    expect((await bff.call('getUser', { token })).statusCode).toBe(200)
    now += 599_000
    expect((await bff.call('getUser', { token })).statusCode).toBe(200)
    now += 1001
    expect((await bff.call('getUser', { token })).json().error.code).toBe('unauthenticated')
    expect((await bff.call('getUser', { token })).json().error.code).toBe('unauthenticated')
  })

  const claims = (own: object = {}) => {
    const [, payload] = tokenFor(bff.deps).split('.')
    return { ...(JSON.parse(Buffer.from(payload!, 'base64url').toString()) as object), ...own }
  }
  const key = () => bff.deps.config.keys.accessToken
  const header = { alg: 'HS256', typ: 'at+jwt' }
  const unsigned = (head: object, body: object) =>
    [head, body].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
  const signed = (body: object, { by = key(), hash = 'sha256', head = header } = {}) =>
    `${unsigned(head, body)}.${createHmac(hash, by).update(unsigned(head, body)).digest('base64url')}`

  it('is accepted only with our signature', async () => {
    expect((await bff.call('getUser', { token: signed(claims()) })).statusCode).toBe(200)
  })

  it.each<[string, () => string]>([
    ['nonsense', () => 'a.b.c'],
    ['endless', () => `${'x'.repeat(4000)}.y.z`],
    ['without a signature', () => `${unsigned({ alg: 'none', typ: 'at+jwt' }, claims())}.`],
    ['signed with another key', () => signed(claims(), { by: Buffer.alloc(32, 1) })],
    ['signed by another algorithm', () => signed(claims(), { hash: 'sha512', head: { ...header, alg: 'HS512' } })],
    ['of another issuer', () => signed(claims({ iss: 'https://evil.test' }))],
    ['for another audience', () => signed(claims({ aud: 'somebody else' }))],
    ['of another type', () => signed(claims(), { head: { alg: 'HS256', typ: 'JWT' } })],
    ['that never expires', () => signed(claims({ exp: undefined }))],
    ['with a role we do not know', () => signed(claims({ bearer: { kind: 'staff', roles: ['king'] } }))],
    ['with one byte changed', () => tokenFor(bff.deps).replace(/.(?=.{20}$)/, (byte) => (byte === 'A' ? 'B' : 'A'))],
  ])('%s is refused', async (_what, make) => {
    const reply = await bff.call('getUser', { token: make() })
    expect([reply.statusCode, reply.json().error.code]).toEqual([401, 'unauthenticated'])
  })

  it('is read from the `token` header only', async () => {
    const token = tokenFor(bff.deps)
    const elsewhere = await bff.call('getUser', {
      headers: { authorization: `Bearer ${token}`, cookie: `token=${token}` },
      query: {},
    })
    expect(elsewhere.statusCode).toBe(401)
  })
})
