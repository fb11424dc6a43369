import { once } from 'node:events'
import { connect } from 'node:net'
import type { Operation } from '@sild/contract/operation'
import { operations } from '@sild/contract/operations'
import { routePath } from '@sild/service-kit/route-path'
import Fastify from 'fastify'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { AppError } from '@sild/service-kit/errors'
import { shedLoad } from '../src/edge/load-shedding.ts'
import { noteRoutes } from '../src/edge/served-routes.ts'
import { ownRoutes } from '../src/routes/index.ts'
import { installApi } from '../src/routes/install.ts'
import { testBff } from './bff.ts'

const bff = testBff()

describe('the BFF starts', () => {
  it('only with its own operations', async () => {
    const routes = ownRoutes.filter(({ operation }) => operation.name !== 'signIn')
    await expect(installApi(Fastify(), routes, bff.deps)).rejects.toThrow('No route serves signIn')
  })
  it('only if every operation is served once', async () => {
    const [first] = ownRoutes
    await expect(installApi(Fastify(), [...ownRoutes, first!], bff.deps)).rejects.toThrow(
      `More than one route serves ${first!.operation.name}`,
    )
  })
  it('only without own routes for operations of a service', async () => {
    const route = { ...ownRoutes[0]!, operation: operations.getCompany }
    await expect(installApi(Fastify(), [...ownRoutes, route], bff.deps)).rejects.toThrow('already declared')
  })
  it('with every other operation of the contract, and no internal one', () => {
    const served = Object.values<Operation>(operations).filter(({ method, path }) =>
      bff.app.hasRoute({ method, url: routePath(path) }),
    )
    expect(served.map(({ name }) => name)).toEqual(
      Object.values<Operation>(operations)
        .filter(({ path }) => path.startsWith('/api/'))
        .map(({ name }) => name),
    )
  })
  it('only if every call has an operation to guard it', () => {
    const app = Fastify()
    noteRoutes(app)
    expect(() => app.get('/api/secret', async () => 'open')).toThrow('/api/secret')
  })
})

describe('health', () => {
  it('is reported, and readiness ends with retirement', async () => {
    expect((await bff.app.inject('/healthz')).json()).toEqual({ isAlive: true })
    expect((await bff.app.inject('/readyz')).statusCode).toBe(200)
    bff.app.retire()
    expect((await bff.app.inject('/readyz')).statusCode).toBe(503)
    expect((await bff.app.inject('/healthz')).statusCode).toBe(200)
  })
  it('in figures is for our own network only', async () => {
    const figures = (remoteAddress: string, headers = {}) => bff.app.inject({ url: '/metrics', remoteAddress, headers })
    expect((await figures('10.1.2.3')).body).toContain('sild_event_streams')
    expect((await figures('203.0.113.9')).statusCode).toBe(404)
    expect((await figures('127.0.0.1', { 'x-forwarded-for': '203.0.113.9' })).statusCode).toBe(404)
  })
  it('says which versions run', async () => {
    const reply = await bff.call('checkStatus')
    expect(reply.json()).toEqual({ result: { version: '0.1.0', frontendVersion: 'none' } })
    expect((await bff.call('getOpenApi')).json()).toMatchObject({ openapi: '3.1.0' })
  })
})

describe.concurrent('a connection', () => {
  let port: number
  beforeAll(async () => {
    port = Number(new URL(await bff.app.listen({ host: '127.0.0.1', port: 0 })).port)
  })
  const send = async (text: string, endsIn: number): Promise<string> => {
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    socket.setEncoding('utf8').on('data', (chunk) => (answer += chunk))
    socket.on('error', () => undefined)
    socket.write(text)
    const timer = setTimeout(() => socket.destroy(new Error('still open')), endsIn)
    await once(socket, 'close')
    clearTimeout(timer)
    return answer
  }

  it('with headers beyond the cap gets a 431', async () => {
    const answer = await send(`GET /api/user HTTP/1.1\r\nhost: sild.test\r\nx: ${'a'.repeat(64 * 1024)}\r\n\r\n`, 3000)
    expect(answer).toMatch(/^HTTP\/1.1 431 /)
    expect(answer).toContain('"code":"malformed-request"')
  })
  it('that is not HTTP gets a 400', async () => {
    expect(await send('nonsense\r\n\r\n', 3000)).toMatch(/^HTTP\/1.1 400 /)
  })
  it('that never ends its headers is cut off within ten seconds', async () => {
    expect(await send('GET / HTTP/1.1\r\nhost: sild.test\r\nx: ', 11_000)).toMatch(/^HTTP\/1.1 408 /)
  })
  it('that never ends its body is cut off within ten seconds', async () => {
    const startedAt = performance.now()
    await send(
      'POST /api/authorization HTTP/1.1\r\nhost: sild.test\r\norigin: https://sild.test\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
      12_000,
    )
    expect(performance.now() - startedAt).toBeLessThan(11_000)
  })
})

describe('a process that cannot keep up', () => {
  it('refuses calls quickly, except health checks and refreshes of a session', async () => {
    const app = Fastify()
    app.setErrorHandler((error, _request, reply) => reply.code((error as AppError).status).send())
    shedLoad(app, 50)
    for (const url of ['/', '/healthz', '/api/refreshToken']) app.get(url, async () => 'taken')
    const statusOf = async (url: string) => (await app.inject(url)).statusCode
    expect(await statusOf('/')).toBe(200)
    const busy = setInterval(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 150), 1)
    await vi.waitFor(async () => expect(await statusOf('/')).toBe(503), { timeout: 5000, interval: 50 })
    expect([await statusOf('/healthz'), await statusOf('/api/refreshToken')]).toEqual([200, 200])
    clearInterval(busy)
    await vi.waitFor(async () => expect(await statusOf('/')).toBe(200), { timeout: 5000, interval: 50 })
    await app.close()
  })
})
