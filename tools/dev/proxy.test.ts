import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { proxyCalls } from './proxy.ts'

const opened: FastifyInstance[] = []
let there: string
let here: string
let seen: { method: string; url: string; headers: Record<string, unknown>; body: unknown }[]

const listen = async (app: FastifyInstance): Promise<string> => {
  opened.push(app)
  return app.listen({ host: '127.0.0.1', port: 0 })
}
beforeEach(async () => {
  seen = []
  const portal = Fastify({ forceCloseConnections: true })
  portal.addHook('preHandler', async ({ body, headers, method, url }) => void seen.push({ method, url, headers, body }))
  portal.post('/api/authorization', (_request, reply) =>
    reply
      .header('set-cookie', ['__Host-device=1; Path=/; Secure', 'session-hint=member; Path=/'])
      .code(201)
      .send({ result: 1 }),
  )
  portal.get('/api/moved', (_request, reply) => reply.redirect(`${there}/blog`, 302))
  portal.get('/api/events', (_request, reply) => {
    reply.hijack()
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: first\n\n')
  })
  there = await listen(portal)
  const proxy = Fastify({ forceCloseConnections: true })
  await proxyCalls(proxy, there)
  here = await listen(proxy)
})
afterEach(async () => {
  for (const app of opened.splice(0)) await app.close()
})

it('a call reaches the portal as from a page of its own, and its cookies are stored here', async () => {
  const answer = await fetch(`${here}/api/authorization`, {
    method: 'POST',
    headers: {
      origin: here,
      referer: `${here}/sign-in`,
      'content-type': 'application/json',
      cookie: 'Host-of-portal-device=0',
    },
    body: '{"email":"mari@sild.test"}',
  })
  expect([answer.status, await answer.json()]).toEqual([201, { result: 1 }])
  expect(answer.headers.getSetCookie()).toEqual(['Host-of-portal-device=1; Path=/', 'session-hint=member; Path=/'])
  expect(seen).toMatchObject([
    {
      url: '/api/authorization',
      body: { email: 'mari@sild.test' },
      headers: { origin: there, referer: `${there}/sign-in`, host: new URL(there).host, cookie: '__Host-device=0' },
    },
  ])
})

it('a redirect stays here', async () => {
  const answer = await fetch(`${here}/api/moved`, { redirect: 'manual' })
  expect(answer.headers.get('location')).toBe(`${here}/blog`)
})

it('events arrive as they are sent', async () => {
  const leaving = new AbortController()
  const { body } = await fetch(`${here}/api/events`, { signal: leaving.signal })
  const { value } = (await body?.getReader().read()) ?? {}
  leaving.abort()
  expect(new TextDecoder().decode(value)).toBe('data: first\n\n')
})
