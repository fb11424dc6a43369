import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { refuse } from './refuse.ts'

const lines: { msg: string; level: number }[] = []
const answers: number[] = []
const app = Fastify({
  logger: { level: 'error', stream: { write: (line: string) => lines.push(JSON.parse(line)) } },
  forceCloseConnections: true,
})
app.setErrorHandler((error, request, reply) => {
  const refused = refuse(error, request, reply)
  answers.push(reply.statusCode)
  return refused
})
app.post('/', () => Promise.reject(Object.assign(new Error('a service hung up'), { code: 'ECONNRESET' })))
afterEach(() => app.close())

describe('a connection that is reset', () => {
  it('answers 400 to half a body without logging it, and logs our own errors', async () => {
    await app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = app.server.address() as AddressInfo // It listens on a port.
    const socket = connect(port, '127.0.0.1')
    socket.end(
      'POST / HTTP/1.1\r\nhost: sild.test\r\ncontent-type: application/json\r\ncontent-length: 40\r\n\r\n{"half":',
    )
    await expect.poll(() => answers).toEqual([400])
    expect(lines).toEqual([])
    await fetch(`http://127.0.0.1:${port}/`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    })
    expect(answers).toEqual([400, 503])
    expect(lines).toMatchObject([{ msg: 'request failed' }])
  })
})
