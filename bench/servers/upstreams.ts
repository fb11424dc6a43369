import Fastify from 'fastify'
import { operations } from '@sild/contract/operations'
import type { Reply } from '@sild/contract/schemas'
import { announce } from '../measure/server.ts'
import { searchReply } from '../measure/search-reply.ts'

/** All services behind a BFF, which answer at once: what they compute is not the BFF's. */
const app = Fastify()
const answer = <
  Name extends
    | 'listEndedSessions'
    | 'search'
    | 'getPublicationActivity'
    | 'getChatActivity'
    | 'getNotificationActivity',
>(
  name: Name,
  result: Reply<Name>,
): void => {
  const { method, path } = operations[name]
  const bytes = Buffer.from(JSON.stringify({ result }))
  app.route({
    method,
    url: path,
    handler: (_request, reply) => reply.type('application/json; charset=utf-8').send(bytes),
  })
}
answer('listEndedSessions', { sessionGuids: [], readAt: new Date().toISOString() })
answer('search', searchReply)
answer('getPublicationActivity', {
  tasks: { all: 4 },
  services: { all: 7 },
  specialists: { all: 2 },
  responses: { new: true },
})
answer('getChatActivity', { newMessagesCount: 3 })
answer('getNotificationActivity', { new: 5 })
announce({ url: await app.listen({ host: '127.0.0.1', port: 0 }) })
