import underPressure from '@fastify/under-pressure'
import { randomUUID } from 'node:crypto'
import { AppError } from '@sild/service-kit/errors'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Deps } from './deps.ts'
import { refuse, refuseBrokenRequest } from './edge/refuse.ts'
import { sendSecurityHeaders } from './edge/security-headers.ts'
import { installHealth } from './health.ts'
import { apiRoutes } from './routes/index.ts'
import { installApi } from './routes/install.ts'

const MAX_BODY_BYTES = 1024 * 1024
const MAX_HEADER_BYTES = 16 * 1024
const MAX_LOOP_DELAY_MS = 1000

/** What every server of the BFF has, before its routes: limits, headers, errors, shedding. */
export async function createServer(deps: Deps): Promise<FastifyInstance> {
  const { config, log } = deps
  const app = Fastify({
    exposeHeadRoutes: false,
    bodyLimit: MAX_BODY_BYTES,
    // Long enough for a file on a slow line; other bodies have ten seconds.
    requestTimeout: 120_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    http: { maxHeaderSize: MAX_HEADER_BYTES, headersTimeout: 8000, connectionsCheckingInterval: 1000 },
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 500 },
    loggerInstance: log,
    // Lines name the request by themselves; a logger for each request costs more than most of them.
    childLoggerFactory: (logger) => logger,
    disableRequestLogging: true,
    frameworkErrors: (error, request, reply) => void refuse(error, request, reply),
    clientErrorHandler: refuseBrokenRequest,
  }) as unknown as FastifyInstance // The logger's type is the only difference.
  app.decorateRequest('session', null)
  app.decorateRequest('locale', 'en')
  app.setErrorHandler(refuse)
  app.setNotFoundHandler((request, reply) => refuse(new AppError('not-found'), request, reply))
  sendSecurityHeaders(app, config.isSecure)
  await app.register(underPressure, {
    maxEventLoopDelay: MAX_LOOP_DELAY_MS,
    pressureHandler: (request) => {
      if (!isNeverShed(request.url)) throw new AppError('unavailable', { retryAfterSeconds: 2 })
    },
  })
  return app
}

/** The whole application: health, API, then what the browser loads. */
export async function createApp(deps: Deps): Promise<FastifyInstance> {
  const app = await createServer(deps)
  installHealth(app, deps)
  await installApi(app, apiRoutes, deps)
  await app.ready()
  return app
}

const isNeverShed = (url: string): boolean =>
  url === '/healthz' || url === '/readyz' || url === '/metrics' || url === '/api/refreshToken'
