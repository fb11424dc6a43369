import type { ChildProcess } from 'node:child_process'
import { closeSync, openSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'

import type { Account } from './account.ts'
import type { Cluster } from './cluster.ts'
import { failureFrom, PostgresFailure } from './failure.ts'
import { spawnBound } from './lifeline.ts'

const READY_WITHIN_MS = 30_000
const STOP_WITHIN_MS = 15_000
/** An unused slot costs 20 kB of shared memory. */
export const MAX_CONNECTIONS = 700
const LOG_LIMIT_BYTES = 1_000_000

export interface Postgres {
  adminUrl: string
  port: number
  pid: number
  /** Resolves when the server has ended for any reason. */
  exited: Promise<void>
  /** Breaks open connections off and waits for the last write; idempotent. */
  stop(): Promise<void>
}

export interface Launch {
  cluster: Cluster
  program: string
  account: Account
  password: string
  port: number
  durable: boolean
}

export async function launchServer(launch: Launch): Promise<Postgres> {
  const { account, cluster, password, port, program } = launch
  const log = openLog(join(cluster.home, 'postgres.log'))
  const child = spawnBound(program, serverOptions(launch), account, log.descriptor)
  closeSync(log.descriptor)
  const exited = new Promise<void>((resolve) => {
    child.once('close', () => resolve()).once('error', () => resolve())
  })
  writeFileSync(join(cluster.home, 'owner'), String(process.pid))

  const adminUrl = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
  try {
    await waitUntilReady(adminUrl, cluster, child)
  } catch (error) {
    child.kill('SIGQUIT')
    await exited
    throw error instanceof PostgresFailure ? error : failureFrom(log.read(), cluster.directory)
  }
  // It has started, so it has one.
  return { adminUrl, port, pid: child.pid as number, exited, stop: () => stop(child, exited) }
}

function serverOptions({ cluster, durable, port }: Launch): string[] {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port,
    max_connections: MAX_CONNECTIONS,
    log_min_messages: 'log',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  return ['-D', cluster.directory, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}

function openLog(file: string): { descriptor: number; read(): string } {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  const startsAfresh = size > LOG_LIMIT_BYTES
  const descriptor = openSync(file, startsAfresh ? 'w' : 'a', 0o600)
  return { descriptor, read: () => readFileSync(file, 'utf8').slice(startsAfresh ? 0 : size) }
}

async function waitUntilReady(adminUrl: string, cluster: Cluster, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) break
    const found = await readDataDirectory(adminUrl)
    if (found === cluster.directory) return
    if (found !== undefined) {
      throw new PostgresFailure(`Another Postgres answers in the place of ${cluster.directory}.`, 'Start again.')
    }
    await delay(20)
  }
  throw new Error('Postgres did not become ready')
}

/** Reads from the server which data directory it serves; `undefined` while it does not answer. */
async function readDataDirectory(adminUrl: string): Promise<string | undefined> {
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 1000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ directory: string }>(`select current_setting('data_directory') as directory`)
    return rows[0]?.directory
  } catch (error) {
    const isWrongPassword = (error as { code?: string }).code === '28P01' // Of the driver.
    return isWrongPassword ? 'a server with another password' : undefined
  } finally {
    await client.end().catch(() => {})
  }
}

async function stop(child: ChildProcess, exited: Promise<void>): Promise<void> {
  child.kill('SIGINT')
  const impatience = setTimeout(() => child.kill('SIGQUIT'), STOP_WITHIN_MS)
  await exited
  clearTimeout(impatience)
}
