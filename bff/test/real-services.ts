import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { type ServiceName, serviceNames } from '@sild/contract/operation'
import type { TestDatabase } from '@sild/testing'

export interface RealServices {
  readonly urls: Readonly<Record<ServiceName, string>>
  /** Ends the process without asking it. */
  kill(): Promise<void>
  /** Starts them again, at the same addresses. */
  start(): Promise<void>
}

const host = fileURLToPath(new URL('../../tools/processes/services.ts', import.meta.url))

/** The services themselves, as one process beside this one, on the database of a test file. */
export async function startServices(
  database: TestDatabase,
  environment: Readonly<Record<string, string>>,
): Promise<RealServices> {
  const ports = await Promise.all(serviceNames.map(freePort))
  const urls = Object.fromEntries(
    serviceNames.map((name, index) => [name, `http://127.0.0.1:${ports[index]}`]),
  ) as Record<ServiceName, string>
  const env = {
    ...environment,
    ...Object.fromEntries(serviceNames.map((name) => [`${name.toUpperCase()}_URL`, urls[name]])),
    ...Object.fromEntries(
      serviceNames.map((name) => [`${name.toUpperCase()}_DATABASE_URL`, database.serviceUrl(name)]),
    ),
    JOBS_DATABASE_URL: database.jobsUrl,
    SMTP_URL: 'smtp://127.0.0.1:9',
    SITE_PEPPER: 'a pepper that only these tests know, 32+',
    LOG_LEVEL: 'error',
  }
  let process: ChildProcess
  const start = async (): Promise<void> => {
    process = fork(host, { env })
    await Promise.race([once(process, 'message'), failed(process)])
  }
  await start()
  return {
    urls,
    start,
    async kill() {
      process.kill('SIGKILL')
      await once(process, 'exit')
    },
  }
}

async function failed(process: ChildProcess): Promise<never> {
  const [code] = await once(process, 'exit')
  throw new Error(`The services ended with ${code} before they were ready`)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
