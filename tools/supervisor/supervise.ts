import { setTimeout as delay } from 'node:timers/promises'
import { HAND_OVER } from '@sild/service-kit/process'

import { endOf, launch, type Launched, type ProcessOptions } from './launch.ts'

const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 5000
/** A process that ran this long did not fail because of its start. */
const STEADY_AFTER_MS = 10_000

export interface Supervised {
  name: string
  /**
   * Starts a replacement and lets this process finish.
   * @throws Failure when that does not start; then this one stays
   */
  replace(): Promise<void>
  stop(): Promise<void>
}

/**
 * Starts a process that reports when it is ready, and restarts it whenever it ends.
 * @throws Failure when the first start fails
 */
export async function supervise(options: ProcessOptions): Promise<Supervised> {
  const living = new Set<Launched>()
  let isStopping = false
  let pause = FIRST_PAUSE_MS

  const start = (): Launched => {
    const launched = launch(options)
    living.add(launched)
    void launched.ended.then(() => living.delete(launched))
    return launched
  }
  const keepAlive = async (launched: Launched): Promise<void> => {
    const isWanted = (): boolean => launched === current && !isStopping
    const began = Date.now()
    const reason = await launched.ended
    if (!isWanted()) return
    pause = Date.now() - began > STEADY_AFTER_MS ? FIRST_PAUSE_MS : Math.min(pause * 2, LONGEST_PAUSE_MS)
    console.log(`  ${options.name} ended (${reason}) and is started again; see ${launched.log.path}`)
    await delay(pause)
    if (!isWanted()) return
    current = start()
    current.ready.catch(() => {})
    void keepAlive(current)
  }

  let current = start()
  await current.ready
  void keepAlive(current)

  return {
    name: options.name,
    async replace() {
      const next = start()
      await next.ready
      const last = current
      current = next
      void keepAlive(next)
      // The process may have ended by itself.
      last.child.send(HAND_OVER, () => {})
      await endOf(last)
    },
    async stop() {
      isStopping = true
      for (const { child } of living) child.kill('SIGTERM')
      await Promise.all([...living].map(endOf))
    },
  }
}
