import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { type LoadRequest, sendRequests } from './load.ts'

/** The message of a server under measurement when it listens. */
export interface Announced {
  url: string
  headers?: Record<string, string>
}
export interface Server extends Announced, AsyncDisposable {
  readonly pid: number
  /** Microseconds that its process has computed. */
  usedCpu(): Promise<number>
}

const folder = join(import.meta.dirname, '../servers')

/** Runs `servers/<name>.ts` as a process of its own, so that its CPU time is separate from that of the load. */
export async function startServer(
  name: string,
  words: readonly string[] = [],
  environment: NodeJS.ProcessEnv = {},
): Promise<Server> {
  const child = fork(join(folder, `${name}.ts`), words, {
    env: { ...process.env, NODE_ENV: 'production', ...environment },
  })
  const [announced] = (await Promise.race([once(child, 'message'), failed(name, child)])) as [Announced]
  return {
    ...announced,
    pid: child.pid!, // It has announced itself.
    async usedCpu() {
      child.send('cpu')
      const [microseconds] = (await once(child, 'message')) as [number]
      return microseconds
    },
    async [Symbol.asyncDispose]() {
      // Not killed, so that `--profile` leaves its profile.
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    },
  }
}

async function failed(name: string, child: ChildProcess): Promise<never> {
  await once(child, 'exit')
  throw new Error(`The server ${name} ended before it listened`)
}

/** Called in the server's process. */
export function announce(announced: Announced): void {
  process.on('message', () => {
    const { system, user } = process.cpuUsage()
    process.send?.(user + system)
  })
  process.once('disconnect', () => process.exit())
  process.send?.(announced)
}

/** Microseconds of the server's CPU for each request. */
export async function cpuOfRequest(
  server: Pick<Server, 'usedCpu' | 'headers'>,
  request: LoadRequest,
  amount: number,
): Promise<number> {
  const before = await server.usedCpu()
  await sendRequests({ ...request, headers: { ...server.headers, ...request.headers } }, amount)
  return ((await server.usedCpu()) - before) / amount
}
