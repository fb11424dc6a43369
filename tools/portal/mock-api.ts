import { isApiError } from '@sild/api-client'
import type { Locale } from '@sild/contract/enums'
import type { Operation } from '@sild/contract/operation'
import { type OperationName, operations } from '@sild/contract/operations'
import { type OperationSchemas, schemas } from '@sild/contract/schemas'
import { appErrorFrom, errorBody } from '@sild/service-kit/error-reply'
import { AppError } from '@sild/service-kit/errors'
import { parseInput } from '@sild/service-kit/input'
import { routePath } from '@sild/service-kit/route-path'
import type { ApiMocks } from '@sild/testing/mock-api'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { shellMocks } from './shell-mocks.ts'
import { become, type Persona, personaOf, personas } from './visitor.ts'

export interface MockApiInput {
  mocks: ApiMocks
  /** The session of a new browser. */
  persona: Persona
  /** Called once for each operation that the mocks do not answer. */
  onUnanswered: (operation: OperationName) => void
}
type AnyMock = (input: object, visit: { request: FastifyRequest; reply: FastifyReply }) => unknown

/** The API of the contract, answered by mocks; their input and answers are validated with the contract. */
export function installMockApi(app: FastifyInstance, { mocks, onUnanswered, persona }: MockApiInput): void {
  // Each mock gets the parsed input of its own operation.
  const all = { ...shellMocks(persona), ...mocks } as Partial<Record<OperationName, AnyMock>>
  const unanswered = new Set<OperationName>()

  app.get<{ Params: { persona: string }; Querystring: { to?: string } }>('/__sild/as/:persona', (request, reply) => {
    const wanted = personas.find((each) => each === request.params.persona)
    return wanted ? become(reply, wanted).redirect(request.query.to ?? '/', 302) : reply.callNotFound()
  })
  app.addHook('onRequest', async (request, reply) => {
    const isDocument = request.headers.accept?.includes('text/html') && !request.url.startsWith('/__sild/')
    if (isDocument && !personaOf(request)) become(reply, persona)
  })
  for (const operation of Object.values<Operation>(operations)) {
    const name = operation.name as OperationName // The table is keyed by name.
    if (!operation.path.startsWith('/api/') || name === 'streamEvents') continue
    app.route({
      method: operation.method,
      url: routePath(operation.path),
      errorHandler: refuse,
      handler: async (request, reply) => {
        const { reply: replySchema, ...input }: OperationSchemas = schemas[name]
        // `parseInput` does not use the schema of the reply.
        const parsed = parseInput(input as OperationSchemas, {
          params: request.params as Record<string, unknown>, // Fastify has made both.
          query: request.query as Record<string, unknown>, // As above.
          body: request.body,
        })
        const mock = all[name]
        if (!mock) {
          if (!unanswered.has(name)) onUnanswered(name)
          unanswered.add(name)
          throw new AppError('internal')
        }
        const answer = await mock(parsed, { request, reply })
        return reply
          .code(operation.status ?? 200)
          .send({ result: replySchema.parse(JSON.parse(JSON.stringify(answer))) })
      },
    })
  }
  // Sends nothing, but keeps the stream open, so that pages do not report it as down.
  app.get(operations.streamEvents.path, (_request, reply) => {
    reply.hijack()
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream' }).write(': open\n\n')
  })
}

function refuse(thrown: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const locale = (request.headers['x-language'] ?? 'en') as Locale // Only pages of the portal call it.
  if (isApiError(thrown)) {
    const { code, fields, message, status } = thrown
    reply.code(status || 503).send({ error: { code, message, fields, requestId: request.id } })
    return
  }
  const error = appErrorFrom(thrown)
  if (error.code === 'internal' && !(thrown instanceof AppError)) request.log.error(thrown)
  reply.code(error.status).send(errorBody(error, locale, request.id))
}
