import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'

import { Failure } from '../failure.mjs'
import { type LogFile, openLog } from './log-file.ts'
import type { NamedSocket } from './sockets.ts'

const READY_WITHIN_MS = 30_000
const STOP_WITHIN_MS = 20_000

export interface ProcessOptions {
  name: string
  script: string
  environment: NodeJS.ProcessEnv
  dataDir: string
  /** Heap limit in megabytes; with a small one V8 collects garbage earlier. */
  heapLimit?: number
  /** Sockets to listen on. */
  sockets?: readonly NamedSocket[]
}

export interface Launched {
  child: ChildProcess
  log: LogFile
  /** @rejects with a Failure when it ends before */
  ready: Promise<void>
  ended: Promise<string>
}

/** Starts a process that reports when it is ready. */
export function launch({ dataDir, environment, heapLimit, name, script, sockets = [] }: ProcessOptions): Launched {
  const log = openLog(dataDir, name)
  const heapLimits = heapLimit === undefined ? [] : [`--max-old-space-size=${heapLimit}`]
  const child = spawn(process.execPath, [...heapLimits, script], {
    // Passes sockets like systemd: with the first free file descriptors.
    env: {
      ...environment,
      LISTEN_FDS: String(sockets.length),
      LISTEN_FDNAMES: sockets.map((socket) => socket.name).join(':'),
    },
    // Only the supervisor handles a Ctrl-C of the terminal, and stops the others in order.
    detached: true,
    stdio: ['ignore', log.descriptor, log.descriptor, ...sockets.map(({ descriptor }) => descriptor), 'ipc'],
  })
  closeSync(log.descriptor)
  const ended = once(child, 'exit').then(([code, signal]) => String(signal ?? `exit code ${code}`))
  return { child, log, ended, ready: waitUntilReady(name, child, ended, log) }
}

async function waitUntilReady(name: string, child: ChildProcess, ended: Promise<string>, log: LogFile): Promise<void> {
  const deadline = new AbortController()
  const outcome = await Promise.race([
    once(child, 'message', deadline).then(() => undefined),
    ended,
    delay(READY_WITHIN_MS, 'no sign of life', deadline),
  ])
  deadline.abort()
  if (outcome === undefined) return
  child.kill('SIGKILL')
  throw new Failure(`${name} did not start (${outcome}): ${log.lastWords()}`, `See ${log.path}`)
}

/** Resolves when it has ended, by itself or by force. */
export async function endOf({ child, ended }: Launched): Promise<void> {
  const impatience = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS)
  await ended
  clearTimeout(impatience)
}
