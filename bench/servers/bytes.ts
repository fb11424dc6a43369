import { readFileSync } from 'node:fs'
import Fastify from 'fastify'
import { announce } from '../measure/server.ts'

/** Answers every request with the bytes of a file. */
const [file = '', headers = '{}'] = process.argv.slice(2)
const bytes = readFileSync(file)
const sent = JSON.parse(headers) as Record<string, string>
const app = Fastify()
app.get('/*', (_request, reply) => reply.headers(sent).send(bytes))
announce({ url: await app.listen({ host: '127.0.0.1', port: 0 }) })
