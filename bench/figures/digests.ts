import { fork } from 'node:child_process'
import { notificationsService } from '../../services/notifications/src/service.ts'
import { openScratchInstallation } from '../measure/scratch-installation.ts'
import { reportValue } from '../measure/report.ts'
import type { Prepared } from '../servers/digest-worker.ts'

/**
 * How long it takes to prepare the weekly digests of 100 000 readers on a real Postgres, with what it takes of memory, killed once in the middle. Other
 * services are answered for in the worker: what they say is of the size they say it. `READERS=20000 npm run bench -- digests` takes fewer.
 */
const READERS = Number(process.env['READERS'] ?? 100_000)
const KILLED_AFTER_MS = 3000
const MAX_SECONDS = 600
const MAX_MB = 300

await using scratch = await openScratchInstallation(notificationsService)

/** Works until all are prepared, or it is killed. */
function work(killAfterMs?: number): Promise<Prepared | null> {
  const worker = fork(new URL('../servers/digest-worker.ts', import.meta.url), {
    env: { ...process.env, ...scratch.environment, READERS: String(READERS) },
    execArgv: process.execArgv,
  })
  const { promise, resolve, reject } = Promise.withResolvers<Prepared | null>()
  worker.on('message', (prepared) => resolve(prepared as Prepared)) // The worker's last word.
  worker.on('error', reject)
  worker.on('exit', () => resolve(null))
  if (killAfterMs) setTimeout(() => worker.kill('SIGKILL'), killAfterMs).unref()
  return promise
}

const began = performance.now()
await work(KILLED_AFTER_MS)
const prepared = await work()
if (!prepared) throw new Error('The worker ended before it was done.')
reportValue('digests that are prepared', prepared.digests, '', { atLeast: READERS })
reportValue('mails that wait, one for each', prepared.waiting, '', { atLeast: READERS })
reportValue('prepared in', (performance.now() - began) / 1000, 's', { atMost: MAX_SECONDS })
reportValue('at most in memory', prepared.memoryMb, 'MB', { atMost: MAX_MB })
