import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import { operations } from '@sild/contract/operations'
import { AppError } from '@sild/service-kit/errors'
import { observeRequest } from '@sild/service-kit/metrics'
import { routePath } from '@sild/service-kit/route-path'
import type { FastifyInstance, preParsingHookHandler, RouteHandlerMethod } from 'fastify'
import type { Deps } from '../deps.ts'
import { answerDownload } from './answer-download.ts'
import { answerForwarded } from './answer-forwarded.ts'
import { answerOwn } from './answer-own.ts'
import { accessHook } from './access-hook.ts'
import type { ApiOperation } from '../edge/api-operation.ts'
import type { ApiRoute, OwnRoute } from './route.ts'
import { redirectToQuestion } from './unsubscribe-question.ts'

const BODY_MS = 10_000
const FORM_TYPE = 'application/x-www-form-urlencoded'
const declared = Object.values<ApiOperation>(operations).filter(({ path }) => path.startsWith('/api/'))

/** Serves the contract under `/api/`: `own` here, the rest by its services. @throws when an own operation is left out or served twice */
export async function installApi(app: FastifyInstance, own: readonly OwnRoute[], deps: Deps): Promise<void> {
  requireOwnOperations(own)
  await deps.limits.install(app)
  const forwarded = declared.filter(({ service }) => service !== 'bff')
  await app.register(async (api) => {
    acceptOnlyJson(api)
    // Forwarded calls use no cookies, so they skip the hooks of the cookie plugin.
    await api.register(cookie, { hook: false })
    for (const route of own) if (!route.isMultipart) install(api, route, deps)
  })
  await app.register(async (api) => {
    acceptOnlyJson(api)
    for (const operation of forwarded)
      if (!operation.isFromMail && !operation.rawBody) install(api, { operation }, deps)
    for (const url of ['/api/*', '/internal/*'])
      api.all(url, { config: { isNotFound: true }, onRequest: refuseUnknown }, refuseUnknown)
  })
  await app.register(async (api) => {
    acceptOnlyJson(api)
    // All that it says is `List-Unsubscribe=One-Click`.
    api.addContentTypeParser(FORM_TYPE, { parseAs: 'buffer', bodyLimit: 1024 }, (_request, _body, done) => done(null))
    for (const operation of forwarded.filter(({ isFromMail }) => isFromMail)) {
      install(api, { operation }, deps)
      const isRead = declared.some(({ method, path }) => method === 'GET' && path === operation.path)
      const redirect = redirectToQuestion(operation.path)
      if (redirect && !isRead)
        api.get(operation.path, { config: { isNotFound: true }, onRequest: [redirect, refuseUnknown] }, refuseUnknown)
    }
  })
  await app.register(async (api) => {
    api.removeAllContentTypeParsers()
    // Accept any content type: the signature proves the body.
    api.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    for (const operation of forwarded) if (operation.rawBody) install(api, { operation }, deps)
  })
  await app.register(async (api) => {
    api.removeAllContentTypeParsers()
    await api.register(multipart)
    for (const route of own) if (route.isMultipart) install(api, route, deps)
  })
}

const refuseUnknown = (): Promise<never> => Promise.reject(new AppError('not-found'))

function install(api: FastifyInstance, route: ApiRoute, deps: Deps): void {
  const { operation } = route
  const { name } = operation
  const isStreamed = 'isMultipart' in route && route.isMultipart
  const limit = deps.limits.ofOperation(api, name)
  api.route({
    method: operation.method,
    url: routePath(operation.path),
    config: { operation },
    onRequest: [
      (operation.method === 'GET' && redirectToQuestion(operation.path)) || [],
      accessHook(operation, deps),
      limit ?? [],
    ].flat(),
    ...(operation.rawBody && { bodyLimit: operation.rawBody.maxBytes }),
    ...('maxBodyBytes' in route && { bodyLimit: route.maxBodyBytes }),
    handler: handlerOf(route, deps),
    ...(operation.method !== 'GET' && !isStreamed && { preParsing: cutSlowBodies }),
    onResponse: (request, reply, done) => {
      observeRequest('bff', name, reply.statusCode, reply.elapsedTime)
      // Most calls have no limit and are well-formed: no promise for them.
      if (limit && reply.statusCode === MALFORMED) deps.limits.giveBackMalformed(name, request).catch(warnOf(deps.log))
      if (operation.isRead !== true || reply.statusCode >= 400)
        request.log.info(
          {
            requestId: request.id,
            operation: name,
            status: reply.statusCode,
            user: request.session?.userGuid,
            ms: Math.round(reply.elapsedTime),
          },
          'answered',
        )
      done()
    },
  })
}

const MALFORMED = 400
const warnOf = (log: Deps['log']) => (error: unknown) => log.warn({ err: error }, 'a call stays counted')

function handlerOf(route: ApiRoute, deps: Deps): RouteHandlerMethod {
  if ('handler' in route) return answerOwn(route, deps)
  return route.operation.isDownload ? answerDownload(route, deps) : answerForwarded(route, deps)
}

function acceptOnlyJson(api: FastifyInstance): void {
  api.removeAllContentTypeParsers()
  api.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
}

/** A body that drips in would hold its connection for as long as it likes. */
const cutSlowBodies: preParsingHookHandler = (request, _reply, payload, done) => {
  const timer = setTimeout(() => request.raw.destroy(), BODY_MS)
  request.raw.once('close', () => clearTimeout(timer))
  payload.once('end', () => clearTimeout(timer))
  done(null, payload)
}

function requireOwnOperations(own: readonly OwnRoute[]): void {
  const served = own.map(({ operation }) => operation.name)
  const missing = declared.filter(({ name, service }) => service === 'bff' && !served.includes(name))
  const doubled = served.filter((name, index) => served.indexOf(name) !== index)
  if (missing.length > 0) throw new Error(`No route serves ${missing.map(({ name }) => name).join(', ')}`)
  if (doubled.length > 0) throw new Error(`More than one route serves ${doubled.join(', ')}`)
}
