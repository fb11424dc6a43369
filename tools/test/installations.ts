import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { discardPostgres } from '@sild/postgres'
import { afterAll, expect } from 'vitest'

import { postgresDir } from '../supervisor/database.ts'
import type { RunFile } from '../supervisor/run-file.ts'
import { descendantsOf } from './processes.ts'

export interface Running {
  child: ChildProcess
  run: RunFile
}

const LOG_END = 4000
const launched = new Set<ChildProcess>()
const directories: string[] = []
afterAll(async () => {
  for (const directory of directories.splice(0)) {
    await discardPostgres(postgresDir(directory))
    rmSync(directory, { recursive: true })
  }
})

/** A data directory that is deleted after the tests of this file. */
export function makeDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'sild-supervisor-'))
  // Postgres steps down to another user when we are root, and must come in.
  chmodSync(directory, 0o755)
  directories.push(directory)
  return directory
}

export function launch(options: string[], environment: NodeJS.ProcessEnv = {}): ChildProcess {
  const child = fork(join(import.meta.dirname, 'launch.ts'), options, {
    // All requests come from one address.
    env: { ...process.env, RATE_LIMIT_SCALE: '100', ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  launched.add(child)
  child.once('exit', () => launched.delete(child))
  return child
}

/** What a test that failed has left running would hold the data against the next one. */
export const stopLeftovers = async (): Promise<void> => void (await Promise.all([...launched].map(stop)))

export const start = (
  directory: string,
  options: readonly string[] = [],
  environment?: NodeJS.ProcessEnv,
): Promise<Running> => startByDefault(directory, environment, ['--no-demo', ...options])

/** With the market that `npm start` chooses. */
export async function startByDefault(
  directory: string,
  environment?: NodeJS.ProcessEnv,
  options: readonly string[] = [],
): Promise<Running> {
  const child = launch(['--port', '0', '--data-dir', directory, ...options], environment)
  const output = collect(child)
  await Promise.race([once(child, 'message'), once(child, 'exit')])
  if (child.exitCode !== null) throw new Error(output())
  return { child, run: JSON.parse(readFileSync(join(directory, 'run.json'), 'utf8')) as RunFile }
}

/** What a start says that must not succeed. */
export async function fail(options: string[], environment?: NodeJS.ProcessEnv): Promise<string> {
  const child = launch(options, environment)
  const output = collect(child)
  const [code] = await once(child, 'close')
  expect(code).toBe(1)
  return output()
}

export function collect(child: ChildProcess): () => string {
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (output += text))
  return () => output
}

/** Failures, with the last log lines of the processes. */
export function explained(failures: string[], { run }: Running): string[] {
  if (failures.length === 0) return []
  const directory = join(run.dataDir, 'logs')
  const notes = readdirSync(directory).map(
    (name) => `${name}: ${readFileSync(join(directory, name), 'utf8').slice(-LOG_END)}`,
  )
  return [...failures, ...notes]
}

export async function stop(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM')
  await once(child, 'exit')
}

export async function until(isSo: () => Promise<boolean>, withinMs = 60_000): Promise<void> {
  const deadline = performance.now() + withinMs
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error(`not so within ${withinMs} ms`)
    await delay(50)
  }
}

export const findPid = (child: ChildProcess, command: string): number | undefined =>
  descendantsOf(child).find((process) => process.command.includes(command))?.pid
