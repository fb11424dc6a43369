import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

const root = join(import.meta.dirname, '../..')

/** A process that is killed from time to time, and stands up again. */
export interface MortalProcess {
  readonly kills: number
  /** -9, then a new one that has said that it is ready. */
  kill(): Promise<void>
  stop(): Promise<void>
}

/** Runs a file of the repository, which sends a message when it is ready. */
export async function startMortalProcess(file: string, environment: NodeJS.ProcessEnv): Promise<MortalProcess> {
  let kills = 0
  const start = async (): Promise<ChildProcess> => {
    const child = fork(join(root, file), {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(() => Promise.reject(new Error(`${file} ended`))),
    ])
    return child
  }
  let child = await start()
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  return {
    get kills() {
      return kills
    },
    async kill() {
      kills += 1
      await end('SIGKILL')
      await delay(50)
      child = await start()
    },
    stop: () => end('SIGTERM'),
  }
}
