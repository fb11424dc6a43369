import type { Socket } from 'node:net'
import { AppError } from '@sild/service-kit/errors'
import { appErrorFrom, errorBody } from '@sild/service-kit/error-reply'
import { localeFrom } from '@sild/service-kit/texts'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Answers any exception with the error envelope, in the caller's language. */
export function refuse(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = isHungUp(thrown, request) ? new AppError('malformed-request', { cause: thrown }) : appErrorFrom(thrown)
  if (error.status >= 500)
    request.log.error({ err: error.cause ?? error, code: error.code, requestId: request.id }, 'request failed')
  // A service that limits calls sends the seconds in the values of its message.
  const retryAfter = error.retryAfterSeconds ?? error.values?.['seconds']
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  return reply
    .code(error.status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'private, no-store')
    .send(JSON.stringify(errorBody(error, localeFrom(request.headers['x-language']), request.id)))
}

/** Whether the client disconnected while it sent its body. Node reports this like a failed connection of ours. */
const isHungUp = (thrown: unknown, { raw }: FastifyRequest): boolean =>
  raw.destroyed && !raw.complete && thrown instanceof Error && 'code' in thrown && thrown.code === 'ECONNRESET'

const statusLines: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** Answers data that is no valid request: broken HTTP, too long headers, a client that is too slow. */
export function refuseBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return
  const body = JSON.stringify(errorBody(new AppError('malformed-request'), 'en', ''))
  const head = [
    `HTTP/1.1 ${statusLines[error.code ?? ''] ?? '400 Bad Request'}`,
    'content-type: application/json; charset=utf-8',
    'x-content-type-options: nosniff',
    'cache-control: private, no-store',
    'connection: close',
    `content-length: ${Buffer.byteLength(body)}`,
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}
