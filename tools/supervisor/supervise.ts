import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync } from 'node:fs'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'

import { Failure } from '../failure.mjs'
import { type LogFile, openLog } from './log-file.ts'

const READY_WITHIN_MS = 30_000
const STOP_WITHIN_MS = 20_000
const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 5000
/** Who ran this long did not fail because of its start. */
const STEADY_AFTER_MS = 10_000

export interface ProcessOptions {
  name: string
  script: string
  environment: NodeJS.ProcessEnv
  dataDir: string
}

export interface Supervised {
  name: string
  stop(): Promise<void>
}

/** Starts a process that says when it is ready, and starts it again whenever it ends. @throws Failure when the first start fails */
export async function supervise(options: ProcessOptions): Promise<Supervised> {
  let isStopping = false
  let current = launch(options)
  await current.ready

  const keepAlive = async (): Promise<void> => {
    let pause = FIRST_PAUSE_MS
    while (!isStopping) {
      const began = Date.now()
      const reason = await current.ended
      if (isStopping) return
      pause = Date.now() - began > STEADY_AFTER_MS ? FIRST_PAUSE_MS : Math.min(pause * 2, LONGEST_PAUSE_MS)
      console.log(`  ${options.name} ended (${reason}) and is started again; see ${current.log.path}`)
      await delay(pause)
      if (isStopping) return
      current = launch(options)
      current.ready.catch(() => {})
    }
  }
  const kept = keepAlive()

  return {
    name: options.name,
    async stop() {
      isStopping = true
      current.child.kill('SIGTERM')
      const impatience = setTimeout(() => current.child.kill('SIGKILL'), STOP_WITHIN_MS)
      await current.ended
      clearTimeout(impatience)
      await kept
    },
  }
}

interface Launched {
  child: ChildProcess
  log: LogFile
  ready: Promise<void>
  ended: Promise<string>
}

function launch({ dataDir, environment, name, script }: ProcessOptions): Launched {
  const log = openLog(dataDir, name)
  const child = spawn(process.execPath, [script], {
    env: environment,
    // A Ctrl-C of the terminal is for the supervisor, which stops the others in their order.
    detached: true,
    stdio: ['ignore', log.descriptor, log.descriptor, 'ipc'],
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
