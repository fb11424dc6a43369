import { randomUUID } from 'node:crypto'
import { portalPlugin } from '@sild/portal/portal-plugin'
import { AppError } from '@sild/service-kit/errors'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Deps } from './deps.ts'
import { shedLoad } from './edge/load-shedding.ts'
import { refuse, refuseBrokenRequest } from './edge/refuse.ts'
import { securityHeaders, sendWithEverything } from './edge/security-headers.ts'
import { noteRoutes } from './edge/served-routes.ts'
import { installHealth } from './health.ts'
import { ownRoutes } from './routes/index.ts'
import { installApi } from './routes/install.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Settled when live messages are heard. Until then browsers poll and pages age. */
    subscribed: Promise<void>
  }
}

const MAX_BODY_BYTES = 1024 * 1024
const MAX_HEADER_BYTES = 16 * 1024
/** Limits how fast reconnecting browsers load again what they missed. */
const CATCH_UP_WITHIN_MS = 5000

/** The whole application, from the outside in: health, calls, the portal. */
export async function createApp(deps: Deps): Promise<FastifyInstance> {
  const { config, live, portal, streams } = deps
  const app = createServer(deps)
  shedLoad(app, config.maxLoopDelayMs)
  installHealth(app, deps)
  await installApi(app, ownRoutes, deps)
  let purgePages: (tags: readonly string[]) => void = () => undefined
  await app.register(portalPlugin, {
    portal,
    onReady: ({ purge }) => {
      purgePages = purge
    },
  })
  const { promise: subscribed, resolve: onSubscribed } = Promise.withResolvers<void>()
  app.decorate('subscribed', subscribed)
  await app.ready()
  const missed = () => streams.missed(CATCH_UP_WITHIN_MS)
  live
    .subscribe((message) => {
      const { to } = message
      if ('pages' in to) purgePages(to.pages)
      else streams.deliver(message)
    }, missed)
    .then(missed)
    // Rejects only if it is closed before.
    .then(onSubscribed, onSubscribed)
  return app
}

function createServer({ config, log }: Deps): FastifyInstance {
  const headersOf = securityHeaders(config.isSecure)
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
    // Log lines contain the request id, so requests need no logger of their own, which would cost more than most of
    // them.
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    // Hooks have not run for an address that cannot be read.
    frameworkErrors: (error, request, reply) =>
      void refuse(error, request, reply.headers(headersOf(request.url)).header('x-request-id', request.id)),
    clientErrorHandler: refuseBrokenRequest,
  }) as unknown as FastifyInstance // The logger's type is the only difference.
  noteRoutes(app)
  app.decorateRequest('session', null)
  app.decorateRequest('team', null)
  app.decorateRequest('locale', 'en')
  app.setErrorHandler(refuse)
  app.setNotFoundHandler((request, reply) => refuse(new AppError('not-found'), request, reply))
  sendWithEverything(app, headersOf)
  return app
}
