import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { serviceNames } from '@sild/contract/services'
import { findFreePort } from '@sild/postgres'

const host = join(import.meta.dirname, '../../tools/processes/services.ts')

export interface AllServices extends AsyncDisposable {
  /** The environment that was given, with the addresses of the services. */
  readonly environment: Readonly<Record<string, string>>
}

/** All services in one process beside this one, each at an address of its own. */
export async function startAllServices(given: Readonly<Record<string, string>>): Promise<AllServices> {
  const ports = new Set<number>()
  const urls: Record<string, string> = {}
  for (const name of serviceNames) {
    const port = await findFreePort(ports)
    ports.add(port)
    urls[`${name.toUpperCase()}_URL`] = `http://127.0.0.1:${port}`
  }
  const environment = { ...given, ...urls }
  const child = fork(host, { env: { ...process.env, ...environment } })
  await Promise.race([once(child, 'message'), ended(child)])
  return {
    environment,
    async [Symbol.asyncDispose]() {
      const stopped = once(child, 'exit')
      child.kill('SIGKILL')
      await stopped
    },
  }
}

async function ended(child: ChildProcess): Promise<never> {
  await once(child, 'exit')
  throw new Error('The services ended before they were ready')
}
