import Fastify from 'fastify'
import { announce } from '../measure/server.ts'

/** The least that a Fastify server does for a request. */
const app = Fastify()
const schema = { response: { 200: { type: 'object', properties: { hello: { type: 'string' } } } } }
app.get('/', { schema }, async () => ({ hello: 'world' }))
announce({ url: await app.listen({ host: '127.0.0.1', port: 0 }) })
