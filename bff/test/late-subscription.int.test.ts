import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server } from 'node:net'
import { testDatabase } from '@sild/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testBff, tokenFor } from './bff.ts'
import { readEvents } from './event-reader.ts'

const database = testDatabase()
const environment: Record<string, string> = { RATE_LIMIT_SCALE: '1000' }
/** Stands before a database that is not there yet. */
let gate: Server
let port: number
beforeAll(async () => {
  const { hostname, port: databasePort } = new URL(database.bffUrl)
  gate = createServer((socket) => {
    const behind = connect(Number(databasePort), hostname)
    socket.on('error', () => behind.destroy()).pipe(behind)
    behind.on('error', () => socket.destroy()).pipe(socket)
  })
  await once(gate.listen(0, '127.0.0.1'), 'listening')
  ;({ port } = gate.address() as AddressInfo)
  await once(gate.close(), 'close')
  environment['BFF_DATABASE_URL'] = Object.assign(new URL(database.bffUrl), { hostname: '127.0.0.1', port }).href
})
const bff = testBff({ environment })
afterAll(() => void gate.close())

it('sends `missed` to streams that opened before the process was subscribed', async () => {
  const address = await bff.app.listen({ host: '127.0.0.1', port: 0 })
  const reader = await readEvents(address, { token: tokenFor(bff.deps) })
  gate.listen(port, '127.0.0.1')
  expect(await reader.next()).toMatchObject({ event: 'missed' })
  reader.close()
})
