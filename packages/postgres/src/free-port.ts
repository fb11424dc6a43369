import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ports of outgoing connections, so that a process that starts or restarts later finds its port free. */
const FIRST = 20_000
const COUNT = 12_000

/** A free port of this machine, at random: processes that look at the same time get different ones. */
export async function findFreePort(taken: ReadonlySet<number> = new Set()): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * COUNT)
    if (!taken.has(port) && (await isFreePort(port))) return port
  }
}

export async function isFreePort(port: number): Promise<boolean> {
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
    // Without IPv6 no process listens there.
    return ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes((error as NodeJS.ErrnoException).code ?? '')
  } finally {
    server.close()
  }
}
