import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { type ServiceName, serviceNames } from '@sild/contract/services'
import { findFreePort } from '@sild/postgres'
import type { TestDatabase } from '@sild/testing'

export interface RealServices {
  readonly urls: Readonly<Record<ServiceName, string>>
  /** For a process of their workers. */
  readonly environment: Readonly<Record<string, string>>
  /** Ends the process without asking it. */
  kill(): Promise<void>
  /** Starts them again, at the same addresses. */
  start(): Promise<void>
}

const host = fileURLToPath(new URL('../../tools/processes/services.ts', import.meta.url))

interface RealServicesOptions {
  smtpUrl?: string
  logLevel?: string
  /** Gets their log, which is printed otherwise. */
  onOutput?: (text: string) => void
}

/** Starts the real services in one child process, on the database of a test file. */
export async function startServices(
  database: TestDatabase,
  environment: Readonly<Record<string, string>>,
  { smtpUrl = 'smtp://127.0.0.1:9', logLevel = 'error', onOutput }: RealServicesOptions = {},
): Promise<RealServices> {
  const ports = new Set<number>()
  const urls = {} as Record<ServiceName, string>
  for (const name of serviceNames) {
    const port = await findFreePort(ports)
    ports.add(port)
    urls[name] = `http://127.0.0.1:${port}`
  }
  const env = {
    ...environment,
    ...Object.fromEntries(serviceNames.map((name) => [`${name.toUpperCase()}_URL`, urls[name]])),
    ...Object.fromEntries(
      serviceNames.map((name) => [`${name.toUpperCase()}_DATABASE_URL`, database.serviceUrl(name)]),
    ),
    JOBS_DATABASE_URL: database.jobsUrl,
    SMTP_URL: smtpUrl,
    SITE_PEPPER: 'a pepper that only these tests know, 32+',
    LOG_LEVEL: logLevel,
  }
  let process: ChildProcess
  const start = async (): Promise<void> => {
    process = fork(host, { env, silent: onOutput !== undefined })
    for (const stream of [process.stdout, process.stderr])
      stream?.on('data', (bytes: Buffer) => onOutput?.(bytes.toString()))
    await Promise.race([once(process, 'message'), failed(process)])
  }
  await start()
  return {
    urls,
    environment: env,
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
