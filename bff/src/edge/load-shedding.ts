import { monitorEventLoopDelay } from 'node:perf_hooks'
import { AppError } from '@sild/service-kit/errors'
import type { FastifyInstance } from 'fastify'

const RESOLUTION_MS = 10
const CHECK_EVERY_MS = 1000
const neverShed = new Set(['/healthz', '/readyz', '/metrics', '/api/refreshToken'])

/**
 * Rejects requests early while the event loop is late, so that accepted ones are answered in time; 0 disables it. The
 * hook of @fastify/under-pressure would cost a tenth of an empty call.
 */
export function shedLoad(app: FastifyInstance, maxLoopDelayMs: number): void {
  if (maxLoopDelayMs === 0) return
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delays.enable()
  let isLate = false
  const timer = setInterval(() => {
    isLate = delays.mean / 1e6 - RESOLUTION_MS > maxLoopDelayMs
    delays.reset()
  }, CHECK_EVERY_MS).unref()

  app.addHook('onRequest', (request, _reply, done) => {
    if (isLate && !neverShed.has(request.url)) throw new AppError('unavailable', { retryAfterSeconds: 2 })
    done()
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    delays.disable()
  })
}
