import { setTimeout as delay } from 'node:timers/promises'

import { Failure } from '../failure.mjs'
import { findInstance, type Instance, type Restart } from './instance-lock.ts'
import { readRunFile } from './run-file.ts'

const CHECK_EVERY_MS = 200

/** Replaces the processes of a running Sild one by one, without refusing a request. @returns how long it took @throws Failure */
export async function restartRunning(dataDir: string): Promise<{ seconds: number }> {
  // An installation elsewhere leaves a copy of its run file in the checkout.
  const place = readRunFile(dataDir)?.dataDir ?? dataDir
  const { pid, restart } = await askInstance(place)
  const began = performance.now()
  process.kill(pid, 'SIGUSR2')
  const { failure } = await outcomeAfter(restart?.number ?? 0, place)
  if (failure) throw new Failure(failure.reason, `${failure.wayOut} What ran before goes on.`)
  return { seconds: (performance.now() - began) / 1000 }
}

async function askInstance(dataDir: string): Promise<Instance> {
  const instance = await findInstance(dataDir)
  if (!instance?.url) throw new Failure(`Sild does not run on ${dataDir}.`, 'Start it with npm start.')
  if (process.platform !== 'win32') return instance
  throw new Failure('Windows cannot pass a socket on.', 'Stop it with Ctrl-C and start it again.')
}

/** Result of the first restart after that one. */
async function outcomeAfter(number: number, dataDir: string): Promise<Restart> {
  for (;;) {
    await delay(CHECK_EVERY_MS)
    const { restart } = await askInstance(dataDir)
    if (restart && restart.number > number && restart.isDone) return restart
  }
}
