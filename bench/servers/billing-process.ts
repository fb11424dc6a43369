import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { briefReply, snapshotReply } from '@sild/testing/snapshots'
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

/** What billing asks of other services: a company in Estonia without members, so that no mail is written, and a publication of each. */
export async function startNeighbours(): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const result = resultOf(request.url ?? '', Buffer.concat(chunks).toString())
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ result }))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

function resultOf(path: string, body: string): object {
  if (path.endsWith('/billing-details')) return { details: billingDetails }
  if (path.endsWith('/briefs'))
    return { companies: (JSON.parse(body) as { companyGuids: string[] }).companyGuids.map((guid) => briefReply(guid)) }
  if (path.includes('/memberships')) return { memberships: [] }
  if (!path.endsWith('/publications/snapshots')) return { members: [] }
  const { publicationGuids } = JSON.parse(body) as { publicationGuids: string[] }
  // Named as its company is.
  return { publications: publicationGuids.map((guid) => snapshotReply({ guid, companyGuid: guid })) }
}
