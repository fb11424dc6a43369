import { setTimeout as delay } from 'node:timers/promises'
import Fastify from 'fastify'
import { inheritedSockets } from '../src/listen-address.ts'
import { listen } from '../src/listen.ts'
import { createLogger } from '../src/log.ts'
import { announceReady, type Ending, exitGracefully } from '../src/process.ts'

/** A server that listens on the sockets it was started with, and says which process it is. */
const app = Fastify({ forceCloseConnections: 'idle' })
app.get('/', async () => process.pid)
app.get<{ Params: { ms: string } }>('/slow/:ms', async ({ params }) => {
  await delay(Number(params.ms))
  return process.pid
})
const descriptors = inheritedSockets('front', process.env)
const listening = await listen(app, { host: '127.0.0.1', port: 0, descriptors })
const stop = async (ending: Ending): Promise<void> => {
  listening.retire()
  await listening.drain(ending)
  await app.close()
}
exitGracefully({ stop }, createLogger('listening', 'silent'))
announceReady()
