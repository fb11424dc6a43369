import Fastify from 'fastify'
import type { ServiceConfig } from './environment.ts'
import { answerHealth } from './health.ts'
import { listen } from './listen.ts'
import { createLogger } from './log.ts'
import type { Stoppable } from './process.ts'

interface Worker {
  isReady(): Promise<boolean>
}

/** Serves the health of a process of workers: its only address. */
export async function startWorkersHealth(
  workers: readonly Worker[],
  { logLevel, workersListen }: Pick<ServiceConfig, 'logLevel' | 'workersListen'>,
): Promise<Stoppable & { url: string }> {
  const app = Fastify()
  const health = answerHealth(app, {
    isReady: async () => (await Promise.all(workers.map((worker) => worker.isReady()))).every(Boolean),
  })
  const listening = await listen(app, workersListen)
  createLogger('workers', logLevel).info({ url: listening.url }, 'telling how workers are')
  return {
    url: listening.url,
    async stop(ending) {
      health.retire()
      listening.retire()
      await listening.drain(ending)
      await app.close()
    },
  }
}
