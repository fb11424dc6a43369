import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()
const user = (overrides: object = {}) => ({
  guid: '6f1c2b7e-0000-4000-8000-000000000001',
  email: 'anna@sild.test',
  isVerified: 1,
  locale: 'en',
  userType: 'provider',
  roles: [] as string[],
  tips: [],
  joinedAt: '2026-01-05T09:00:00.000Z',
  ...overrides,
})

export interface FakeApi {
  /** Calls by method and path, from the browser and from the server apart. */
  calls: { browser: string[]; server: string[] }
  /** Who signs in. */
  member: object
  /** The next call with a token is answered 401, as if it had run out. */
  expireTokens: () => void
  send: (message: object) => void
}

/** Just enough of the BFF's API for the shell to run on, in the shapes of the contract. */
export function installFakeApi(app: FastifyInstance): FakeApi {
  const tokens = new Set<string>()
  const streams = new Set<FastifyReply['raw']>()
  const api: FakeApi = {
    calls: { browser: [], server: [] },
    member: {},
    expireTokens: () => tokens.clear(),
    send: (message) => streams.forEach((stream) => stream.write(`data: ${JSON.stringify(message)}\n\n`)),
  }
  const issue = (): string => {
    const token = randomUUID()
    tokens.add(token)
    return token
  }
  const session = () => ({
    token: issue(),
    tokenExpiresAt: inAnHour(),
    user: user(api.member),
    company: null,
    plan: 'free',
  })
  const refuse = (reply: FastifyReply, status: number, code: string) =>
    reply.code(status).send({ error: { code, message: code, requestId: randomUUID() } })
  const isServer = (request: FastifyRequest) => request.headers['x-from'] === 'server'
  const asMember = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!tokens.has(String(request.headers['token']))) return refuse(reply, 401, 'unauthenticated')
    return undefined
  }
  const cookies = (reply: FastifyReply, isOpen: boolean) => {
    const life = isOpen ? '' : '; Max-Age=0'
    return reply.header('set-cookie', [`refresh=1; Path=/api; HttpOnly${life}`, `session-hint=member; Path=/${life}`])
  }

  app.addHook('onRequest', async (request) => {
    // When a page reports how it does is its own affair.
    if (request.url.startsWith('/api/') && request.url !== '/api/beacons')
      api.calls[isServer(request) ? 'server' : 'browser'].push(`${request.method} ${request.url}`)
  })
  app.get('/api/authorization/anonymous', () => ({
    result: { token: issue(), anonymousGuid: randomUUID(), tokenExpiresAt: inAnHour() },
  }))
  app.post('/api/authorization', (_, reply) => cookies(reply, true).send({ result: session() }))
  app.delete('/api/authorization', (_, reply) => cookies(reply, false).send({ result: { acknowledged: true } }))
  app.post('/api/refreshToken', (request, reply) =>
    request.headers.cookie?.includes('refresh=1') ? { result: session() } : refuse(reply, 401, 'session-expired'),
  )
  app.get('/api/user', { preHandler: asMember }, () => ({ result: user(api.member) }))
  app.get('/api/user/activity/counter', { preHandler: asMember }, () => ({
    result: {
      publications: { tasks: { all: 0 }, services: { all: 0 }, specialists: { all: 0 }, responses: { new: false } },
      chats: { newMessagesCount: 3 },
      notifications: { new: 0 },
    },
  }))
  app.post('/api/beacons', () => ({ result: { acknowledged: true } }))
  app.post('/api/publication/viewed/transferAnonymous', () => ({ result: { acknowledged: true } }))
  app.get('/api/list/countries', () => ({
    result: {
      list: [
        { code: 'EE', title: 'Estonia' },
        { code: 'FR', title: 'France </script><b>' },
      ],
    },
  }))
  app.get('/api/flags', () => ({ result: { list: [] } }))
  app.get('/api/site/settings', () => ({
    result: { email: 'hello@example.com', phone: '', address: '', socialLinks: [], version: 1 },
  }))
  app.get('/api/user/policies', { preHandler: asMember }, () => ({ result: { list: [] } }))
  app.get('/api/page/:slug', (_, reply) => refuse(reply, 404, 'page-not-found'))
  app.get('/api/events', (_, reply) => {
    reply.hijack()
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream' }).write(': open\n\n')
    streams.add(reply.raw)
    reply.raw.on('close', () => streams.delete(reply.raw))
  })
  return api
}
