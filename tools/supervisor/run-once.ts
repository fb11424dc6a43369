import { spawn } from 'node:child_process'
import { closeSync } from 'node:fs'
import { once } from 'node:events'

import { Failure } from '../failure.mjs'
import type { ProcessOptions } from './launch.ts'
import { openLog } from './log-file.ts'

/** Runs a process to its end. @throws Failure when it fails */
export async function runOnce({ dataDir, environment, name, script }: ProcessOptions): Promise<void> {
  const log = openLog(dataDir, name)
  const child = spawn(process.execPath, [script], {
    env: environment,
    detached: true,
    stdio: ['ignore', log.descriptor, log.descriptor, 'ipc'],
  })
  closeSync(log.descriptor)
  const [code, signal] = await once(child, 'exit')
  if (code === 0) return
  throw new Failure(`${name} failed (${signal ?? `exit code ${code}`}): ${log.lastWords()}`, `See ${log.path}`)
}
