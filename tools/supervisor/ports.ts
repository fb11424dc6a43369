import { once } from 'node:events'
import { createServer } from 'node:net'

import { Failure } from '../failure.mjs'

/** Below the ports that systems hand out to outgoing connections, so that a restarted process finds its port free. */
const FIRST = 20_000
const COUNT = 12_000

/** The port that the browser will see. @throws Failure when somebody else has it */
export async function claimPort(port: number, isGiven: boolean): Promise<number> {
  if (port === 0) return findFreePort()
  if (await isFree(port)) return port
  const wayOut = isGiven
    ? 'Choose another with --port.'
    : `Start with another: npm start -- --port ${await findNear(port)}`
  throw new Failure(`Port ${port} is in use.`, wayOut)
}

export async function findFreePort(taken: ReadonlySet<number> = new Set()): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * COUNT)
    if (!taken.has(port) && (await isFree(port))) return port
  }
}

/** The wished-for port, so that addresses stay the same from start to start, or any other. */
export const findPortLike = async (port: number, taken: ReadonlySet<number>): Promise<number> =>
  port < 65_536 && !taken.has(port) && (await isFree(port)) ? port : findFreePort(taken)

async function findNear(port: number): Promise<number> {
  let near = port + 1
  while (!(await isFree(near))) near += 1
  return near
}

async function isFree(port: number): Promise<boolean> {
  const answers = await Promise.all(['127.0.0.1', '::1'].map((host) => canListen(port, host)))
  return answers.every(Boolean)
}

async function canListen(port: number, host: string): Promise<boolean> {
  const server = createServer()
  try {
    server.listen({ port, host, exclusive: true })
    await once(server, 'listening')
    return true
  } catch (error) {
    // A machine without IPv6 has nobody listening there either.
    return ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes((error as NodeJS.ErrnoException).code ?? '')
  } finally {
    server.close()
  }
}
