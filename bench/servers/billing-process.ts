import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

const root = join(import.meta.dirname, '../..')

/** A process of billing that is killed from time to time, and stands up again. */
export interface MortalProcess {
  readonly kills: number
  /** -9, then a new one that has said that it is ready. */
  kill(): Promise<void>
  stop(): Promise<void>
}

export async function startBillingProcess(
  role: 'server' | 'worker',
  environment: Record<string, string>,
): Promise<MortalProcess> {
  let kills = 0
  const start = async (): Promise<ChildProcess> => {
    const child = fork(join(root, `services/billing/src/${role}.ts`), {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(() => Promise.reject(new Error(`${role} ended`))),
    ])
    return child
  }
  let child = await start()
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  return {
    get kills() {
      return kills
    },
    async kill() {
      kills += 1
      await end('SIGKILL')
      await delay(50)
      child = await start()
    },
    stop: () => end('SIGTERM'),
  }
}

const billingDetails = {
  name: 'Kask ja Pojad OÜ',
  countryCode: 'EE',
  registrationNumber: '10093155',
  vatNumber: null,
  address: 'Pikk 1, Tallinn',
  postalCode: '10123',
  vatConsultation: null,
}

/** What billing asks of other services: a company in Estonia without members, so that no mail is written. */
export async function startNeighbours(): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => {
    const result = request.url?.endsWith('/billing-details') ? { details: billingDetails } : { members: [] }
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ result }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}
