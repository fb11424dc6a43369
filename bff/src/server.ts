import { setTimeout as delay } from 'node:timers/promises'
import type { Environment } from '@sild/service-kit/environment'
import { listen } from '@sild/service-kit/listen'
import { announceReady, exitGracefully, type Stoppable } from '@sild/service-kit/process'
import { createApp } from './app.ts'
import { type BffConfig, readBffEnvironment } from './config.ts'
import { createDeps, type Deps } from './deps.ts'
import { createUploadsServer } from './uploads/uploads-server.ts'

const SWEEP_EVERY_MS = 3_600_000
/** Without live messages pages age and browsers poll, which is better than no portal. */
const SUBSCRIBED_WITHIN_MS = 1000
/** Spreads the reconnects of browsers, which all load again what they missed. */
const STREAMS_END_WITHIN_MS = 5000

export interface RunningBff extends Stoppable {
  /** Address of the portal, for callers that let the system choose the port. */
  readonly url: string
  readonly uploadsUrl: string
}

/** The BFF as a process: it runs until a signal stops it. */
export async function startBff(environment: Environment): Promise<void> {
  const config = readBffEnvironment(environment)
  const deps = await createDeps(config)
  exitGracefully(await openBff(config, deps), deps.log)
  announceReady()
}

/** Listens for the portal and for uploaded files. */
export async function openBff(config: BffConfig, deps: Deps): Promise<RunningBff> {
  const app = await createApp(deps)
  const uploads = createUploadsServer(deps)
  const sweeping = setInterval(() => void deps.incoming.sweep(), SWEEP_EVERY_MS).unref()
  void deps.incoming.sweep()
  // Live messages must arrive before the first stream opens, and members need the list of ended sessions.
  const known = deps.endedSessions.read().catch(() => undefined)
  await Promise.race([Promise.all([app.subscribed, known]), delay(SUBSCRIBED_WITHIN_MS, undefined, { ref: false })])
  const files = await listen(uploads, config.uploadsListen)
  const portal = await listen(app, config.listen)
  if (config.limitScale !== 1) deps.log.warn({ limitScale: config.limitScale }, 'rate limits are not the usual ones')
  return {
    url: portal.url,
    uploadsUrl: files.url,
    async stop(ending) {
      clearInterval(sweeping)
      for (const listening of [portal, files]) listening.retire()
      if (!ending.hasSuccessor) {
        app.retire()
        // The load balancer must have seen that we are not ready before connections are refused.
        await delay(config.healthPollMs * 2)
      }
      const drained = Promise.all([portal.drain(ending), files.drain(ending)])
      deps.streams.endAll(ending.hasSuccessor ? STREAMS_END_WITHIN_MS : 0)
      await drained
      await Promise.all([app.close(), uploads.close()])
      await deps.close()
    },
  }
}
