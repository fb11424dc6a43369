import { once } from 'node:events'
import type { Server as HttpServer } from 'node:http'
import { createServer, Server } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { Listen } from './listen-address.ts'
import type { Ending } from './process.ts'

export interface Listening {
  readonly url: string
  /** From now on every answer is the last one on its connection. */
  retire(): void
  /**
   * Accepts no more connections and resolves when none is left. Idle ones are closed at once, the others after their
   * answer. After a hand-over to another process, clients get time to use or close their idle ones.
   */
  drain(ending: Ending): Promise<void>
}

/** The part of Fastify that this needs, independent of the type of its logger. */
interface App {
  readonly server: HttpServer
  ready(): PromiseLike<unknown>
  listen(address: { host: string; port: number }): Promise<string>
}

const CHECK_EVERY_MS = 50
/** Longer than our clients keep an idle connection, so that no request is sent on a closing one. */
const PATIENCE_MS = 10_000

/** Listens on the sockets that the parent process holds open, or opens its own. */
export async function listen(app: App, { descriptors, host, port }: Listen): Promise<Listening> {
  const { server } = app
  const own = descriptors.length === 0
  const servers = own ? [server] : await listenOn(app, descriptors)
  const url = own ? await app.listen({ host, port }) : `http://${host}:${port}`
  return {
    url,
    retire: () =>
      void server.prependListener('request', (_request, response) => response.setHeader('connection', 'close')),
    async drain({ hasSuccessor }) {
      const drained = Promise.all(servers.map((each) => once(each, 'close')))
      // The close of an HTTP server would end idle connections at once, on which a request may be on its way.
      for (const each of servers) Server.prototype.close.call(each)
      const patience = new AbortController()
      await Promise.race([drained, delay(hasSuccessor ? PATIENCE_MS : 0, undefined, patience)])
      patience.abort()
      const timer = setInterval(() => server.closeIdleConnections(), CHECK_EVERY_MS)
      await drained
      clearInterval(timer)
    },
  }
}

async function listenOn(app: App, descriptors: readonly number[]): Promise<Server[]> {
  await app.ready()
  const [first, ...others] = descriptors
  const servers = [
    app.server.listen({ fd: first }),
    ...others.map((fd) => createServer(asHttp, (socket) => void app.server.emit('connection', socket)).listen({ fd })),
  ]
  await Promise.all(servers.map((each) => once(each, 'listening')))
  return servers
}

/** The socket options of an HTTP server. */
const asHttp = { allowHalfOpen: true, noDelay: true }
