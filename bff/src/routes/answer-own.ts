import { schemas } from '@sild/contract/schemas'
import { inCall } from '@sild/service-kit/call-context'
import { parseInput } from '@sild/service-kit/input'
import { parseJson } from '@sild/service-kit/json'
import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import type { Deps } from '../deps.ts'
import { recordOwnAction } from './record-own-action.ts'
import { type OwnRoute, RawAnswer, written } from './route.ts'

/** The proxy in front waits 15 s, a service 5 s. */
const HANDLER_MS = 10_000

/** Parses the input, calls the handler and sends the result. */
export function answerOwn(route: OwnRoute, deps: Deps): RouteHandlerMethod {
  const { handler, isMultipart, operation } = route
  const call = async (request: FastifyRequest, reply: FastifyReply) => {
    const input = inputOf(route, request)
    const answer = await handler({ ...input, request, reply, deps })
    await recordOwnAction(operation, request, { input, reply: answer }, deps)
    return answer
  }
  // All that a handler waits for are calls, and those end when its time does.
  const inTime = (request: FastifyRequest, reply: FastifyReply) =>
    inCall({ requestId: request.id, endsAt: performance.now() + HANDLER_MS }, () => call(request, reply))

  return async (request, reply) => {
    const answer = isMultipart ? await call(request, reply) : await inTime(request, reply)
    if (answer === written) return reply
    reply.code(operation.status ?? 200).header('content-type', 'application/json; charset=utf-8')
    return reply.send(answer instanceof RawAnswer ? answer.bytes : JSON.stringify({ result: answer }))
  }
}

function inputOf({ isMultipart, operation }: OwnRoute, { body, params, query }: FastifyRequest) {
  const input = {
    params: params as Record<string, unknown>, // Fastify has made both.
    query: query as Record<string, unknown>, // Set by Fastify.
    body: !isMultipart && Buffer.isBuffer(body) && body.length > 0 ? parseJson(body) : undefined,
  }
  return parseInput(schemas[operation.name], input)
}
