import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { ServiceConfig } from '../src/index.ts'
import type { Failpoint } from '../src/failpoint.ts'
import type { SampleProcess } from './sample-process.ts'

export interface SampleOptions {
  config: ServiceConfig
  secret: string
  failpoint?: Failpoint
  jobMs?: number
}

/** Starts the sample service or its worker in a process and waits until it is ready. */
export async function startSample(
  role: SampleProcess['role'],
  { config, secret, failpoint, jobMs = 0 }: SampleOptions,
): Promise<ChildProcess> {
  const setting: SampleProcess = { role, config, secret, jobMs }
  const child = fork(fileURLToPath(new URL('./sample-process.ts', import.meta.url)), {
    env: { ...process.env, FAILPOINT: failpoint, SAMPLE_PROCESS: JSON.stringify(setting) },
    execArgv: [],
  })
  // One with a failpoint may be gone before it is ready.
  await Promise.race([once(child, 'message'), once(child, 'exit')])
  return child
}

export const gone = async (child: ChildProcess): Promise<unknown> =>
  child.exitCode ?? child.signalCode ?? (await once(child, 'exit')).find((each) => each !== null)
