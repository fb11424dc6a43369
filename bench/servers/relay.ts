import type { ServerResponse } from 'node:http'
import Fastify from 'fastify'
import { announce } from '../measure/server.ts'

/** Hands what is posted straight to the one who listens: the least that a message from browser to browser takes. */
const listening = new Set<ServerResponse>()
const app = Fastify()
app.get('/events', (_request, reply) => {
  reply.hijack()
  reply.raw.writeHead(200, { 'content-type': 'text/event-stream' }).write(':\n\n')
  listening.add(reply.raw)
})
app.post('/messages', (request, reply) => {
  for (const stream of listening) stream.write(`data: ${JSON.stringify(request.body)}\n\n`)
  return reply.code(201).send({})
})
announce({ url: await app.listen({ host: '127.0.0.1', port: 0 }) })
