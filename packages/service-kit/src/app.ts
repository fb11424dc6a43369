import { randomUUID } from 'node:crypto'
import { callRefusal } from '@sild/contract/access'
import type { Actor } from '@sild/contract/actor'
import { type OperationSchemas, schemas } from '@sild/contract/schemas'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { ACTOR_HEADER, createActorReader } from './actor-header.ts'
import { answer } from './answer.ts'
import { DEADLINE_HEADER, remainingMs, withDeadline } from './deadline.ts'
import type { Download } from './download.ts'
import { AppError } from './errors.ts'
import { appErrorFrom, errorBody } from './error-reply.ts'
import { parseInput } from './input.ts'
import { parseJson } from './json.ts'
import type { Kit } from './kit.ts'
import { answerHealth } from './health.ts'
import { observeRequest } from './metrics.ts'
import { routePath } from './route-path.ts'
import type { Route } from './serve.ts'
import type { ServiceDefinition } from './service.ts'
import { localeFrom } from './texts.ts'

const HANDLER_TIMEOUT_MS = 5000
const REQUEST_TIMEOUT_MS = 10_000
const BODY_LIMIT_BYTES = 1024 * 1024
const wellFormedRequestId = /^[\w-]{8,64}$/

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null
  }
}

export interface ServiceApp extends FastifyInstance {
  /** Answers "not ready" from now on, so that no new request is sent here. */
  retire(): void
}

/** The HTTP side of a service: every route with its guard, validation, deadline, idempotency and errors. */
export function createServiceApp<Deps>(
  definition: ServiceDefinition<Deps>,
  { kit, deps }: { kit: Kit; deps: Deps },
): ServiceApp {
  const app = createFastify(kit.log) as unknown as FastifyInstance // The logger's type is the only difference.
  const readActor = createActorReader(kit.config.keys.actor, kit.clock)

  app.decorateRequest('actor', null)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.setErrorHandler((error, request, reply) => refuse(error, request, reply))
  app.setNotFoundHandler((request, reply) => refuse(new AppError('not-found'), request, reply))

  for (const route of definition.routes) {
    const { rawBody } = route.operation
    app.route({
      method: route.operation.method,
      url: routePath(route.operation.path),
      ...(rawBody && { bodyLimit: rawBody.maxBytes }),
      onRequest: (request, _reply, done) => {
        request.actor = readActor(request.headers[ACTOR_HEADER] as string | undefined) // Node gives it once.
        const refusal = callRefusal(route.operation, request.actor)
        done(refusal ? new AppError(refusal) : undefined)
      },
      handler: async (request, reply) => {
        const given = await answerRequest(route, request, { kit, deps })
        asJson(reply, request).code(route.operation.status ?? 200)
        if (typeof given === 'string') return given
        reply.type(given.type).headers(given.headers)
        return given.stream
      },
      onResponse: (request, reply, done) => {
        report(kit, route, request, reply)
        done()
      },
    })
  }

  return Object.assign(app, answerHealth(app, { isReady: kit.database.isReachable }))
}

const createFastify = (log: Kit['log']) =>
  Fastify({
    exposeHeadRoutes: false,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // Node looks every half minute for requests that never end; a slow sender would hold its socket that long.
    http: { connectionsCheckingInterval: 1000, headersTimeout: REQUEST_TIMEOUT_MS },
    connectionTimeout: 15_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    requestIdHeader: false,
    genReqId: ({ headers }) => {
      const given = headers['x-request-id']
      return typeof given === 'string' && wellFormedRequestId.test(given) ? given : randomUUID()
    },
    routerOptions: { maxParamLength: 500 },
    loggerInstance: log,
    // A logger for each request costs more than naming the request where something is logged.
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: (error, request, reply) => void refuse(error, request, reply),
  })

async function answerRequest<Deps>(
  route: Route<Deps>,
  request: FastifyRequest,
  { kit, deps }: { kit: Kit; deps: Deps },
): Promise<string | Download> {
  const bytes = Buffer.isBuffer(request.body) ? request.body : null
  const operationSchemas: OperationSchemas = schemas[route.operation.name]
  const input = parseInput(operationSchemas, {
    params: request.params as Record<string, unknown>, // Fastify has made both.
    query: request.query as Record<string, unknown>, // Set by Fastify.
    body: bodyOf(route, operationSchemas, bytes),
  })
  const budgetMs = remainingMs(request.headers[DEADLINE_HEADER], HANDLER_TIMEOUT_MS)
  return withDeadline(budgetMs, (signal, endsAt) =>
    answer(route, { input, bytes, request, signal, endsAt, locale: localeOf(request), kit, deps }),
  )
}

function bodyOf({ operation }: Route<never>, { body }: OperationSchemas, bytes: Buffer | null): unknown {
  // Not trusted until its signature is verified.
  if (operation.rawBody) return undefined
  return bytes && bytes.length > 0 ? parseJson(bytes) : body && {}
}

function report({ config, log }: Kit, { operation }: Route<never>, request: FastifyRequest, reply: FastifyReply): void {
  const { elapsedTime, statusCode } = reply
  observeRequest(config.name, operation.name, statusCode, elapsedTime)
  const level = operation.isRead && statusCode < 400 ? 'debug' : 'info'
  if (!log.isLevelEnabled(level)) return
  const actor = request.actor?.userGuid ?? request.actor?.anonymousGuid ?? request.actor?.kind
  log[level](
    { operation: operation.name, status: statusCode, ms: Math.round(elapsedTime), actor, requestId: request.id },
    'answered',
  )
}

const asJson = (reply: FastifyReply, request: FastifyRequest): FastifyReply =>
  reply
    .type('application/json; charset=utf-8')
    .header('cache-control', 'private, no-store')
    .header('x-request-id', request.id)

const localeOf = (request: FastifyRequest) => request.actor?.locale ?? localeFrom(request.headers['x-language'])

function refuse(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = appErrorFrom(thrown)
  if (error.status >= 500)
    request.log.error({ err: error.cause ?? error, code: error.code, requestId: request.id }, 'request failed')
  if (error.retryAfterSeconds !== undefined) reply.header('retry-after', error.retryAfterSeconds)
  return asJson(reply, request)
    .code(error.status)
    .send(JSON.stringify(errorBody(error, localeOf(request), request.id)))
}
