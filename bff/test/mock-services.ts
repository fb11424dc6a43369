import { callRefusal } from '@sild/contract/access'
import type { Actor } from '@sild/contract/actor'
import type { OperationName } from '@sild/contract/operations'
import { operations } from '@sild/contract/operations'
import type { ParsedInput, Reply } from '@sild/contract/schemas'
import { schemas } from '@sild/contract/schemas'
import { ACTOR_HEADER, createActorReader } from '@sild/service-kit/actor-header'
import { systemClock } from '@sild/service-kit/clock'
import { Readable } from 'node:stream'
import { Download } from '@sild/service-kit/download'
import { AppError } from '@sild/service-kit/errors'
import { appErrorFrom, errorBody } from '@sild/service-kit/error-reply'
import { parseInput } from '@sild/service-kit/input'
import { parseJson } from '@sild/service-kit/json'
import { routePath } from '@sild/service-kit/route-path'
import fc from 'fast-check'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import type { ApiOperation } from '../src/edge/api-operation.ts'
import { inputSchema, type Json, replySchema } from '../src/openapi/json-schema.ts'
import { type Definitions, type JsonSchema, validValue } from './arbitrary.ts'

/** Answers of services by operation, typed and checked by the contract. */
export type ServiceMocks = {
  [N in OperationName]?: (
    input: ParsedInput<N>,
    actor: Actor | null,
    request: FastifyRequest,
  ) => Reply<N> | Promise<Reply<N>>
}
export interface SeenRequest {
  readonly operation: OperationName
  readonly url: string
  readonly headers: FastifyRequest['headers']
  readonly bytes: Buffer | null
  readonly actor: Actor | null
}
export interface MockServices {
  readonly app: FastifyInstance
  readonly seen: SeenRequest[]
  mock(mocks: ServiceMocks): void
}
type AnyMock = (input: Record<string, unknown>, actor: Actor | null, request: FastifyRequest) => unknown

/**
 * All services as one server that keeps to the contract on both sides. What is not mocked answers some allowed reply.
 * Unguarded they accept every caller that the BFF lets through.
 */
export function createMockServices(actorKey: Buffer, { isGuarded = true } = {}): MockServices {
  const app = Fastify({ exposeHeadRoutes: false, bodyLimit: 2 * 1024 * 1024, routerOptions: { maxParamLength: 500 } })
  const readActor = createActorReader(actorKey, systemClock)
  const seen: SeenRequest[] = []
  const mocks: ServiceMocks = {
    listEndedSessions: () => ({ sessionGuids: [], readAt: new Date().toISOString() }),
  }

  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.setErrorHandler((thrown, request, reply) => {
    const error = appErrorFrom(thrown)
    if (error.retryAfterSeconds !== undefined) reply.header('retry-after', error.retryAfterSeconds)
    return reply.code(error.status).send(errorBody(error, 'en', String(request.headers['x-request-id'])))
  })
  for (const operation of Object.values<ApiOperation>(operations)) {
    if (operation.service === 'bff') continue
    const { method, name, path, status = 200 } = operation
    app.route({
      method,
      url: routePath(path),
      handler: async (request, reply) => {
        const bytes = Buffer.isBuffer(request.body) ? request.body : null
        const actor = readActor(request.headers[ACTOR_HEADER] as string | undefined)
        // The process polls it by itself; no call of a test causes it.
        if (name !== 'listEndedSessions')
          seen.push({ operation: name, url: request.url, headers: request.headers, bytes, actor })
        const refusal = isGuarded ? callRefusal(operation, actor) : null
        if (refusal) throw new AppError(refusal)
        const input = parseInput(schemas[name], {
          params: request.params as Record<string, unknown>,
          query: request.query as Record<string, unknown>,
          body: bytes?.length && !operation.rawBody ? parseJson(bytes) : undefined,
        })
        const mock = mocks[name] as AnyMock | undefined
        const answer = mock ? schemas[name].reply.parse(await mock({ ...input }, actor, request)) : exampleReply(name)
        if (operation.isDownload)
          return reply
            .type('text/csv; charset=utf-8')
            .headers(new Download('a.csv', 'text/csv; charset=utf-8', Readable.from([])).headers)
            .send('a,b')
        return reply.code(status).send({ result: answer })
      },
    })
  }
  return { app, seen, mock: (more) => void Object.assign(mocks, more) }
}

const named: Record<string, Json> = {}
const first = (schema: Json): unknown =>
  fc.sample(validValue(schema as JsonSchema, named as Definitions), { numRuns: 1, seed: 7 })[0]

const exampleReplies = new Map<OperationName, unknown>()

/** Some reply that the contract allows, always the same. */
function exampleReply(name: OperationName): unknown {
  if (!exampleReplies.has(name)) exampleReplies.set(name, first(replySchema(schemas[name].reply, named)))
  return exampleReplies.get(name)
}

export interface ExampleInput {
  readonly params: Record<string, unknown>
  readonly query: Record<string, unknown>
  readonly body: unknown
}
const examples = new Map<OperationName, ExampleInput>()

/** Some input that it allows, always the same. */
export function exampleInput(name: OperationName): ExampleInput {
  const known = examples.get(name)
  if (known) return known
  const { body, params, query } = schemas[name] as { body?: never; params?: never; query?: never }
  const made = {
    params: (params ? first(inputSchema(params)) : {}) as Record<string, unknown>,
    query: (query ? first(inputSchema(query)) : {}) as Record<string, unknown>,
    body: body ? first(inputSchema(body)) : undefined,
  }
  examples.set(name, made)
  return made
}
