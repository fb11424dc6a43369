import type { FastifyInstance, FastifyRequest } from 'fastify'
import { renderMetrics } from './metrics.ts'

export interface HealthOptions {
  /** Whether it is ready for work, apart from being retired. */
  isReady?: () => Promise<boolean>
  /** Throws for callers that may not see the figures. */
  guard?: (request: FastifyRequest) => void
}

/** Serves health and metrics of a process, for load balancers and collectors. Liveness touches no dependency. */
export function answerHealth(
  app: Pick<FastifyInstance, 'get'>,
  { guard = () => undefined, isReady = async () => true }: HealthOptions = {},
): { retire(): void } {
  let isRetired = false
  app.get('/healthz', async () => ({ isAlive: true }))
  app.get('/readyz', async (_request, reply) => {
    const mayCome = !isRetired && (await isReady())
    return reply.code(mayCome ? 200 : 503).send({ isReady: mayCome })
  })
  app.get('/metrics', async (request, reply) => {
    guard(request)
    return reply.type('text/plain').send(await renderMetrics())
  })
  return {
    /** Answers "not ready" from now on, so that no new request is sent here. */
    retire() {
      isRetired = true
    },
  }
}
