import { join } from 'node:path'
import { serviceNames } from '@sild/contract/services'
import { listenAddress, parseListen } from '@sild/service-kit/listen-address'

import type { Addresses } from './addresses.ts'
import type { ProcessOptions } from './launch.ts'
import { step } from './progress.ts'
import { runOnce } from './run-once.ts'
import { openSockets, type Sockets } from './sockets.ts'
import { supervise, type Supervised } from './supervise.ts'

export interface Processes {
  /** Replaces them one by one while they serve. @throws Failure when one does not start; the old one keeps running */
  restart(): Promise<void>
  stop(): Promise<void>
}

export interface ProcessesInput {
  environment: NodeJS.ProcessEnv
  dataDir: string
  sockets: Sockets
}

/** Started together and stopped in reverse. */
const names = ['mail', 'bank', 'services', 'workers', 'inbound', 'bff']
const socketsOfProcess: Record<string, readonly string[]> = {
  mail: ['mail', 'smtp'],
  bank: ['bank'],
  services: serviceNames,
  workers: ['workers'],
  inbound: ['inbound'],
  bff: ['portal', 'uploads'],
}
/**
 * Six times what the workers need. With Node's default they would keep 200 MB of garbage during a rebuild of the index.
 */
const heapLimits: Record<string, number> = { workers: 512 }
/** Mail catcher and test bank are development tools and are not deployed. */
const deployed = new Set(['services', 'workers', 'inbound', 'bff'])

/** A program of `tools/processes`. */
export const programOf = (name: string, input: Omit<ProcessesInput, 'sockets'>): ProcessOptions => ({
  name,
  script: join(import.meta.dirname, '../processes', `${name}.ts`),
  environment: input.environment,
  dataDir: input.dataDir,
})

/** Starts all that serves. They wait for each other where they must, so that all may start at once. */
export async function startProcesses(input: ProcessesInput): Promise<Processes> {
  const { sockets } = input
  const socketsOf = (name: string) => sockets.of(...(socketsOfProcess[name] ?? []))
  const results = await Promise.allSettled(
    names.map((name) =>
      supervise({ ...programOf(name, input), heapLimit: heapLimits[name], sockets: socketsOf(name) }),
    ),
  )
  const running = results.flatMap((result): Supervised[] => (result.status === 'fulfilled' ? [result.value] : []))
  let isStopping = false
  const stop = async (): Promise<void> => {
    isStopping = true
    for (const each of running.toReversed()) await each.stop()
  }
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) {
    await stop()
    throw failed.reason
  }
  return {
    stop,
    async restart() {
      await step('bringing tables up to date', () => runOnce(programOf('migrations', input)))
      for (const { name, replace } of running)
        if (deployed.has(name) && !isStopping) await step(`replacing ${name}`, replace)
    },
  }
}

/** Call it as soon as the addresses are chosen, before another process takes one. */
export const openAllSockets = ({ bank, listen, mail, services, smtp }: Addresses): Promise<Sockets> =>
  openSockets({
    ...mapValues(listen, parseListen),
    ...mapValues({ ...services, mail, bank, smtp }, (url) => listenAddress(undefined, new URL(url))),
  })

const mapValues = <Value, Result>(
  values: Record<string, Value>,
  map: (value: Value) => Result,
): Record<string, Result> => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]))
