import { readFileSync } from 'node:fs'
import { PAGE_POLICY } from '@sild/mail-catcher/policies'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { renderSink } from './page/sink-page.ts'
import { readDataLayer, readPlain } from './read-plain.ts'
import { readPosthog } from './read-posthog.ts'
import { readSentry } from './read-sentry.ts'
import { type Kind, kinds, type Received } from './received.ts'
import type { StoredEvent, SinkStore } from './sink-store.ts'
import { tagManagerScript } from './tag-manager-script.ts'

/** Where all of it is, on the origin that has the page. */
export const sinkPath = '/insight'

const styles = readFileSync(new URL('page/sink.css', import.meta.url), 'utf8')
const isKind = (text: string | undefined): text is Kind => kinds.some((kind) => kind === text)

/** Receives the reports for product analytics, a tag manager and an error tracker, and shows them. For development. */
export async function insightSink(app: FastifyInstance, { store }: { store: SinkStore }): Promise<void> {
  app.addContentTypeParser('application/x-sentry-envelope', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )
  const page = (reply: FastifyReply, kind: Kind | undefined, open?: StoredEvent) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', PAGE_POLICY)
      .send(renderSink({ received: store.list(), kind, open }))

  app.get<{ Querystring: { kind?: string } }>(sinkPath, async ({ query: { kind } }, reply) =>
    page(reply, isKind(kind) ? kind : undefined),
  )
  app.get<{ Params: { id: string }; Querystring: { kind?: string } }>(
    `${sinkPath}/received/:id`,
    async ({ params, query: { kind } }, reply) => {
      const open = store.find(params.id)
      return open
        ? page(reply, isKind(kind) ? kind : undefined, open)
        : reply.code(404).type('text/plain').send('That is not kept any more.')
    },
  )
  app.post(`${sinkPath}/clear`, async (_request, reply) => {
    store.clear()
    return reply.redirect(sinkPath, 303)
  })
  app.get(`${sinkPath}/sink.css`, async (_request, reply) => reply.type('text/css').send(styles))
  app.get('/api/insight', async () => store.list())
  app.delete('/api/insight', async (_request, reply) => {
    store.clear()
    return reply.code(204).send()
  })
  await app.register(async (taking) => takeFromPages(taking, store))
}

/** What the pages of a portal on another origin call. */
async function takeFromPages(app: FastifyInstance, store: SinkStore): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'content-type',
      'cross-origin-resource-policy': 'cross-origin',
    })
  })
  const take = (path: string, read: (body: unknown) => readonly Received[]) => {
    app.options(`${sinkPath}${path}`, async (_request, reply) => reply.code(204).send())
    app.post(`${sinkPath}${path}`, async ({ body }, reply) => {
      try {
        for (const received of read(body)) store.add(received)
      } catch (error) {
        return reply.code(400).send({ error: (error as Error).message }) // Only errors are thrown.
      }
      return { status: 1 }
    })
  }
  take('/batch/', readPosthog)
  take('/events', readPlain)
  take('/data-layer', (body) => readDataLayer(JSON.parse(String(body))))
  take('/api/:project/envelope/', (body) => readSentry(String(body)))
  app.get(`${sinkPath}/tag-manager.js`, async (_request, reply) => reply.type('text/javascript').send(tagManagerScript))
}
