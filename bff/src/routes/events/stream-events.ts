import { AppError } from '@sild/service-kit/errors'
import { type OwnHandler, written } from '../route.ts'

/** Opens the caller's stream of server-sent events; it lasts no longer than the caller's token. */
export const streamEvents: OwnHandler<'streamEvents'> = async ({ deps, reply, request }) => {
  const { ip: address, locale, session } = request
  if (!session) throw new AppError('unauthenticated')
  deps.streams.refuseTooMany({ session, address })
  const lastEventId = request.headers['last-event-id']
  reply.hijack()
  reply.raw.writeHead(200, {
    // Headers from hooks; Fastify does not send them for a hijacked reply.
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'private, no-store, no-transform',
    'x-accel-buffering': 'no',
    // A browser that reconnects may reach another process.
    connection: 'close',
  })
  deps.streams.open({
    session,
    actor: session.actorIn(locale),
    address,
    lastEventId: typeof lastEventId === 'string' ? lastEventId : undefined,
    response: reply.raw,
  })
  return written
}
