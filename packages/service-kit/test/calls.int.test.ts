import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { systemActor } from '@sild/contract/actor'
import { serviceNames } from '@sild/contract/services'
import { actorOf } from '@sild/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createActorReader, createActorSigner } from '../src/actor-header.ts'
import { inCall } from '../src/call-context.ts'
import { type Calls, createCalls } from '../src/calls/calls.ts'
import { createUpstreams, type Upstreams } from '../src/calls/upstream.ts'
import { systemClock } from '../src/clock.ts'
import { deriveKey } from '../src/keys.ts'

const key = deriveKey('secret', 'actor')
const readReply = { plan: 'free' }
const companyGuid = '01999999-0000-7000-8000-000000000001'
const sockets = new Set<{ destroy(): void }>()
let server: Server
let upstreams: Upstreams
let calls: Calls
let requests: IncomingMessage[]
let answer: (request: IncomingMessage, response: ServerResponse) => void

const reply = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status).end(JSON.stringify(body))
const refusal = (code: string) => ({ error: { code, message: '', requestId: 'request-0001' } })
const read = () => calls.call('getCompanyPlan', { params: { companyGuid } }, { actor: systemActor() })
const write = (options = {}) =>
  calls.call('createTag', { body: { tag: 'node' } }, { actor: actorOf('customer'), ...options })

function connect(url: string, timeoutScale?: number): void {
  const urls = Object.fromEntries(serviceNames.map((name) => [name, url])) as Record<
    (typeof serviceNames)[number],
    string
  >
  upstreams = createUpstreams({ urls, signActor: createActorSigner(key, systemClock), timeoutScale })
  calls = createCalls(upstreams)
}

beforeEach(async () => {
  requests = []
  answer = (_request, response) => reply(response, 200, { result: readReply })
  server = createServer((request, response) => {
    requests.push(request)
    answer(request, response)
  })
  server.on('connection', (socket) => sockets.add(socket))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  connect(`http://127.0.0.1:${(server.address() as { port: number }).port}`)
})
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  server.close()
  await upstreams.close()
})

describe('a call', () => {
  it('carries actor, request id, key and the remaining time', async () => {
    const actor = actorOf('provider')
    answer = (_request, response) =>
      reply(response, 201, { result: { guid: companyGuid, label: 'node', searchText: 'node' } })
    await inCall({ requestId: 'request-0002', endsAt: performance.now() + 800 }, () =>
      write({ actor, idempotencyKey: 'key-00000001' }),
    )
    const { headers, method, url } = requests[0]!
    expect([method, url]).toEqual(['POST', '/api/tag/create'])
    expect(headers).toMatchObject({
      'x-request-id': 'request-0002',
      'idempotency-key': 'key-00000001',
      'content-type': 'application/json',
    })
    expect(Number(headers['x-sild-deadline-ms'])).toBeGreaterThan(700)
    expect(Number(headers['x-sild-deadline-ms'])).toBeLessThanOrEqual(800)
    expect(createActorReader(key, systemClock)(headers['x-sild-actor'] as string)).toEqual(actor)
  })

  it('takes longer where slow machines are configured', async () => {
    const address = server.address() as { port: number }
    await upstreams.close()
    connect(`http://127.0.0.1:${address.port}`, 10)
    answer = (_request, response) =>
      reply(response, 201, { result: { guid: companyGuid, label: 'node', searchText: 'node' } })
    await write()
    expect(Number(requests[0]!.headers['x-sild-deadline-ms'])).toBeGreaterThan(45_000)
  })

  it('throws the error of the other side with its fields', async () => {
    answer = (_request, response) =>
      reply(response, 400, {
        error: { ...refusal('invalid').error, fields: { tag: { code: 'name-exists', message: 'x' } } },
      })
    await expect(write()).rejects.toMatchObject({ code: 'invalid', fields: { tag: { code: 'name-exists' } } })
  })

  it('that is refused as coming from us is our own failure', async () => {
    answer = (_request, response) => reply(response, 401, refusal('unauthenticated'))
    await expect(read()).rejects.toMatchObject({ code: 'internal' })
    await expect(write()).rejects.toMatchObject({ code: 'unauthenticated' })
  })

  it('validates the reply against its contract, but accepts new properties', async () => {
    answer = (_request, response) => reply(response, 200, { result: { plan: 'none such' } })
    await expect(read()).rejects.toMatchObject({ code: 'internal' })
    answer = (_request, response) => reply(response, 200, { result: { plan: 'free', more: 1 } })
    await expect(read()).resolves.toMatchObject({ plan: 'free' })
  })

  it.each([
    ['garbage', 200, 'garbage'],
    ['a page of a proxy', 502, '<html>'],
    ['an unknown error', 500, '{"error":{"code":"toString"}}'],
  ])('that gets %s is unavailable', async (_name, status, text) => {
    answer = (_request, response) => response.writeHead(status).end(text)
    await expect(write()).rejects.toMatchObject({ code: 'unavailable' })
  })
})

describe('time', () => {
  it('runs out for a service that hangs', async () => {
    answer = () => undefined
    const startedAt = performance.now()
    await expect(write({ timeoutMs: 100 })).rejects.toMatchObject({ code: 'unavailable' })
    expect(performance.now() - startedAt).toBeLessThan(1500)
  })

  it('runs out for a service that drips', async () => {
    answer = (_request, response) => {
      response.writeHead(200)
      const timer = setInterval(() => response.write(' '), 20)
      response.on('close', () => clearInterval(timer))
    }
    await expect(write({ timeoutMs: 150 })).rejects.toMatchObject({ code: 'unavailable' })
  })

  it('is never more than the caller has left', async () => {
    answer = () => undefined
    const startedAt = performance.now()
    await expect(inCall({ requestId: 'request-0003', endsAt: startedAt + 60 }, write)).rejects.toMatchObject({
      code: 'unavailable',
    })
    expect(performance.now() - startedAt).toBeLessThan(1500)
  })
})

describe('a retry', () => {
  it('is made once, and of reads only', async () => {
    let answered = 0
    answer = (_request, response) =>
      (answered += 1) === 1 ? reply(response, 503, refusal('unavailable')) : reply(response, 200, { result: readReply })
    await expect(read()).resolves.toEqual(readReply)
    answered = 0
    await expect(write()).rejects.toMatchObject({ code: 'unavailable' })
    expect(requests).toHaveLength(3)
  })

  it('is not made after a reply', async () => {
    answer = (_request, response) => reply(response, 404, refusal('not-found'))
    await expect(read()).rejects.toMatchObject({ code: 'not-found' })
    expect(requests).toHaveLength(1)
  })

  it('is made of one call in ten at most', async () => {
    let index = 0
    // Every other call fails, so that the breaker stays closed.
    answer = (_request, response) =>
      (index += 1) % 2 ? reply(response, 503, refusal('unavailable')) : reply(response, 200, { result: readReply })
    for (let call = 0; call < 100; call += 1) await read().catch(() => undefined)
    expect(requests.length).toBeLessThanOrEqual(100 + 10 + 10)
  })
})

describe('a breaker', () => {
  it('opens for a service that does not answer, and closes when it does', async () => {
    answer = (_request, response) => response.destroy()
    for (let call = 0; call < 20; call += 1) await write().catch(() => undefined)
    expect(requests.length).toBeLessThanOrEqual(10)

    answer = (_request, response) =>
      reply(response, 200, { result: { guid: companyGuid, label: 'node', searchText: 'node' } })
    await expect(write()).rejects.toMatchObject({ code: 'unavailable' })
    // The breaker lets one call through after a second.
    await delay(1100)
    await expect(Promise.allSettled([write(), write(), write()])).resolves.toMatchObject([
      { status: 'fulfilled' },
      { status: 'rejected' },
      { status: 'rejected' },
    ])
    await expect(write()).resolves.toMatchObject({ label: 'node' })
  })

  it('stays closed for errors that are replies', async () => {
    answer = (_request, response) => reply(response, 500, refusal('internal'))
    for (let call = 0; call < 20; call += 1) await write().catch(() => undefined)
    expect(requests).toHaveLength(20)
  })
})

it('limits concurrent calls of a service', async () => {
  answer = () => undefined
  const startedAt = performance.now()
  const durationOf = () =>
    write({ timeoutMs: 1000 }).then(
      () => 0,
      () => performance.now() - startedAt,
    )
  const durations = await Promise.all(Array.from({ length: 300 }, durationOf))
  expect(durations.filter((ms) => ms < 500)).toHaveLength(100)
})
