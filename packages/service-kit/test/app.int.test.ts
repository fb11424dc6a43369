import { accessRefusal } from '@sild/contract/access'
import { accessMatrix, actorOf, personaNames } from '@sild/testing'
import { createActorSigner } from '@sild/service-kit/actor-header'
import { deriveKeys } from '@sild/service-kit/keys'
import { describe, expect, it } from 'vitest'
import { systemClock } from '../src/index.ts'
import { sampleService } from './sample-service.ts'
import { testSample } from './sample.ts'

const sample = testSample()
const customer = actorOf('customer')

const headersOf = (actor = customer) => ({
  'x-sild-actor': createActorSigner(sample.deps.config.keys.actor, systemClock)(actor),
})
const post = (body: string | Uint8Array, headers: Record<string, string> = {}) =>
  sample.fetch('/api/tag/create', {
    method: 'POST',
    body,
    headers: { ...headersOf(), 'content-type': 'application/json', ...headers },
  })
const errorOf = async (response: Response) =>
  (
    (await response.json()) as {
      error: { code: string; message: string; fields?: Record<string, { code: string; message: string }> }
    }
  ).error

describe('the guard', () => {
  it('lets in exactly the callers of the access level', async () => {
    const expected = sampleService.routes.map(({ operation: { access, name } }) => [
      name,
      {
        nobody: accessRefusal(access, null),
        ...Object.fromEntries(personaNames.map((persona) => [persona, accessRefusal(access, actorOf(persona))])),
      },
    ])
    expect(await accessMatrix(sample, sampleService)).toEqual(Object.fromEntries(expected))
  })

  it.each([
    ['forged', (header: string) => `${header.slice(0, -2)}AA`],
    ['unsigned', (header: string) => header.split('.')[0]!],
    ['of another installation', () => createActorSigner(deriveKeys('another secret').actor, systemClock)(customer)],
    [
      'expired',
      () => createActorSigner(sample.deps.config.keys.actor, { now: () => new Date(Date.now() - 120_000) })(customer),
    ],
    ['garbage', () => 'a.b.c'],
  ])('refuses an actor that is %s', async (_name, change) => {
    const header = change(headersOf()['x-sild-actor'])
    const response = await sample.fetch('/api/tag/create', { method: 'POST', headers: { 'x-sild-actor': header } })
    expect(response.status).toBe(401)
  })
})

describe('input', () => {
  it('names every wrong field in the language of the user', async () => {
    const response = await sample.fetch('/api/tag/create', {
      method: 'POST',
      body: JSON.stringify({ tag: 'x', more: 1 }),
      headers: { ...headersOf({ ...customer, locale: 'fr' }), 'content-type': 'application/json' },
    })
    expect(response.status).toBe(400)
    const error = await errorOf(response)
    expect(error).toMatchObject({
      code: 'invalid',
      fields: { tag: { code: 'length-min' }, more: { code: 'unknown-property' } },
    })
    expect(error.message).not.toBe('')
    expect(error.fields!['tag']!.message).toMatch(/caract/)
  })

  it('is not converted to another type', async () => {
    expect((await errorOf(await post('{"tag":12345}'))).fields).toMatchObject({ tag: { code: 'invalid' } })
    expect((await errorOf(await post('{"tag":null}'))).fields).toMatchObject({ tag: { code: 'required' } })
  })

  it('reports missing fields without a body', async () => {
    expect((await errorOf(await post(''))).fields).toMatchObject({ tag: { code: 'required' } })
  })

  it('may be text in the query only', async () => {
    await expect(sample.call('listTopTags', { query: { limit: 7 } }, customer)).resolves.toMatchObject({
      tags: [{ label: 'number 7' }],
    })
    await expect(sample.call('listTopTags', { query: { limit: 'seven' } }, customer)).rejects.toMatchObject({
      code: 'invalid',
      fields: { limit: { code: 'invalid' } },
    })
  })

  it.each([
    ['not JSON', '{"tag":', 400, 'malformed-request'],
    ['not UTF-8', new Uint8Array([0x22, 0xff, 0x22]), 400, 'malformed-request'],
    ['a key twice', '{"tag":"abc","tag":"def"}', 400, 'malformed-request'],
    ['a key twice, once escaped', String.raw`{"tag":"abc","t\u0061g":"def"}`, 400, 'malformed-request'],
    ['a prototype', '{"__proto__":{"tag":"abc"}}', 400, 'malformed-request'],
    ['too deep', `{"tag":${'['.repeat(100)}${']'.repeat(100)}}`, 400, 'malformed-request'],
    ['a bomb of depth', `{"tag":${'['.repeat(1_000_000)}`, 400, 'malformed-request'],
    [
      'a bomb of keys',
      `{${Array.from({ length: 80_000 }, (_, index) => `"${index}":1`).join()}}`,
      400,
      'malformed-request',
    ],
    ['too large', JSON.stringify({ tag: 'a'.repeat(1024 * 1024) }), 413, 'body-too-large'],
    ['a NUL', '{"tag":"a\\u0000b"}', 400, 'malformed-request'],
    ['half a character', '{"tag":"a\\ud800b"}', 400, 'malformed-request'],
    ['null', 'null', 400, 'invalid'],
    ['a list', '[]', 400, 'invalid'],
  ])('that is %s is refused', async (_name, body, status, code) => {
    const response = await post(body)
    expect([response.status, (await errorOf(response)).code]).toEqual([status, code])
  })

  it('of another content type is refused', async () => {
    const response = await post('tag=abc', { 'content-type': 'application/x-www-form-urlencoded' })
    expect([response.status, (await errorOf(response)).code]).toEqual([415, 'unsupported-content-type'])
  })

  it('with a parameter that could reach a prototype is refused', async () => {
    const response = await sample.fetch('/api/user/project?__proto__=1', { headers: headersOf() })
    expect((await errorOf(response)).code).toBe('malformed-request')
  })
})

describe('addresses', () => {
  it('of unknown kinds are not found', async () => {
    const responses = await Promise.all(
      ['project', 'expert', 'company', 'project%2F..'].map((kind) =>
        sample.fetch(`/api/user/${kind}`, { headers: headersOf() }),
      ),
    )
    expect(responses.map(({ status }) => status)).not.toContain(400)
    expect(responses.map(({ status }) => status).slice(2)).toEqual([404, 404])
  })

  it('that are unknown are not found, in the envelope', async () => {
    const response = await sample.fetch('/api/nothing', { headers: { 'x-language': 'et' } })
    expect(response.status).toBe(404)
    expect(await errorOf(response)).toMatchObject({
      code: 'not-found',
      requestId: response.headers.get('x-request-id'),
    })
  })

  it('of GET do not answer HEAD, which would run the handler', async () => {
    const response = await sample.fetch('/api/activate/abc', { method: 'HEAD', headers: headersOf(actorOf('guest')) })
    expect(response.status).toBe(404)
  })
})

describe('an answer', () => {
  it('is never cached and carries the request id of the caller', async () => {
    const response = await sample.fetch('/api/hints/tags/top', {
      headers: { ...headersOf(), 'x-request-id': 'request-0001' },
    })
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('x-request-id')).toBe('request-0001')
  })

  it('may be JSON from Postgres', async () => {
    await sample.call('createTag', { body: { tag: 'built' } }, customer)
    await expect(sample.call('searchTags', { body: { search: 'built' } }, customer)).resolves.toMatchObject({
      data: [{ label: 'built' }],
    })
  })

  it('that breaks its contract is an error', async () => {
    await expect(
      sample.call('listMyPublications', { params: { cardType: 'project' }, query: {} }, customer),
    ).rejects.toMatchObject({ code: 'internal' })
  })

  it('to an unknown failure contains nothing but a request id', async () => {
    sample.deps.during = () => Promise.reject(new Error('password of the database'))
    const response = await post('{"tag":"secret"}')
    sample.deps.during = async () => undefined
    const text = await response.text()
    expect(response.status).toBe(500)
    expect(text).not.toMatch(/password|stack|at /)
    expect(JSON.parse(text)).toMatchObject({ error: { code: 'internal', requestId: expect.any(String) } })
  })

  it('comes before the deadline of the caller, and open transactions are rolled back', async () => {
    sample.deps.during = () => new Promise((resolve) => setTimeout(resolve, 200))
    const response = await post('{"tag":"too late"}', { 'x-sild-deadline-ms': '50' })
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1'])
    await new Promise((resolve) => setTimeout(resolve, 300))
    sample.deps.during = async () => undefined
    expect(await sample.database.query(`select from sample.tags where label = 'too late'`)).toEqual([])
  })
})

it('is ready until it retires, and alive all the time', async () => {
  expect((await sample.fetch('/readyz')).status).toBe(200)
  expect((await sample.fetch('/healthz')).status).toBe(200)
  expect(await (await sample.fetch('/metrics')).text()).toContain('sild_request_seconds')
})
