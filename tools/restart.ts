import { setTimeout as delay } from 'node:timers/promises'

import { orExplain } from './explain.mjs'
import { Failure } from './failure.mjs'
import { findInstance, type Instance, type Restart } from './supervisor/instance-lock.ts'
import { parseOptions } from './supervisor/options.ts'
import { readRunFile } from './supervisor/run-file.ts'

const LOOK_EVERY_MS = 200

/** `npm run restart`: replaces the processes of a running Sild one by one, without refusing a request. */
await orExplain(async () => {
  const { dataDir } = parseOptions(process.argv.slice(2))
  // An installation elsewhere leaves a copy of its run file in the checkout.
  const place = readRunFile(dataDir)?.dataDir ?? dataDir
  const { pid, restart } = await askInstance(place)
  const began = performance.now()
  process.kill(pid, 'SIGUSR2')
  const { failure } = await outcomeAfter(restart?.number ?? 0, place)
  if (failure) throw new Failure(failure.reason, `${failure.wayOut} What ran before goes on.`)
  console.log(`  All processes were replaced (${((performance.now() - began) / 1000).toFixed(1)} s).`)
})

async function askInstance(dataDir: string): Promise<Instance> {
  const instance = await findInstance(dataDir)
  if (!instance?.url) throw new Failure(`Sild does not run on ${dataDir}.`, 'Start it with npm start.')
  if (process.platform !== 'win32') return instance
  throw new Failure('Windows cannot pass a socket on.', 'Stop it with Ctrl-C and start it again.')
}

/** What came of the first restart after that one. */
async function outcomeAfter(number: number, dataDir: string): Promise<Restart> {
  for (;;) {
    await delay(LOOK_EVERY_MS)
    const { restart } = await askInstance(dataDir)
    if (restart && restart.number > number && restart.isDone) return restart
  }
}
