import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ports that systems hand out to outgoing connections, so that whoever starts or restarts later finds its port free. */
const FIRST = 20_000
const COUNT = 12_000

/** A port of this machine that nobody listens on, at random: others who look at the same time get another one. */
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
    // A machine without IPv6 has nobody listening there either.
    return ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes((error as NodeJS.ErrnoException).code ?? '')
  } finally {
    server.close()
  }
}
