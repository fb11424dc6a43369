import { setTimeout as delay } from 'node:timers/promises'
import type { Environment } from '@sild/service-kit/environment'
import { announceReady, exitGracefully, type Stoppable } from '@sild/service-kit/process'
import type { FastifyInstance } from 'fastify'
import { createApp } from './app.ts'
import { type BffConfig, readBffEnvironment } from './config.ts'
import { createDeps, type Deps } from './deps.ts'
import { createUploadsServer } from './uploads/uploads-server.ts'

const SWEEP_EVERY_MS = 3_600_000

export interface RunningBff extends Stoppable {
  /** Where it listens, for whoever let the system choose the port. */
  readonly url: string
  readonly uploadsUrl: string
}

/** The BFF as a process: runs until it is told to stop. */
export async function startBff(environment: Environment): Promise<void> {
  const config = readBffEnvironment(environment)
  const deps = await createDeps(config)
  exitGracefully(await openBff(config, deps), deps.log)
  announceReady()
}

/** Listens for the portal and for uploaded files. */
export async function openBff(config: BffConfig, deps: Deps): Promise<RunningBff> {
  const app = await createApp(deps)
  const uploads = createUploadsServer(deps.storage, config)
  const sweeping = setInterval(() => void deps.incoming.sweep(), SWEEP_EVERY_MS).unref()
  void deps.incoming.sweep()
  const url = await app.listen(config.listen)
  const uploadsUrl = await uploads.listen(config.uploadsListen)
  if (config.limitScale !== 1) deps.log.warn({ limitScale: config.limitScale }, 'rate limits are not the usual ones')
  return {
    url,
    uploadsUrl,
    async stop() {
      clearInterval(sweeping)
      await stop(app, uploads, deps)
    },
  }
}

async function stop(app: FastifyInstance, uploads: FastifyInstance, deps: Deps): Promise<void> {
  app.retire()
  // The load balancer must have seen that we are not ready before connections are refused.
  await delay(deps.config.healthPollMs * 2)
  deps.streams.endAll()
  await Promise.all([app.close(), uploads.close()])
  await deps.close()
}
