import { listen } from '@sild/service-kit/listen'
import Fastify from 'fastify'
import { installApi } from './api.ts'
import { createDeliverer } from './deliver.ts'
import { openJournal } from './journal.ts'
import { installPages } from './pages.ts'

export interface BankOptions {
  /** Where its journal is kept. */
  readonly directory: string
  /** Its own origin. */
  readonly url: string
  /** Sockets that are open there already. */
  readonly descriptors?: readonly number[]
  /** Where events are sent. */
  readonly webhookUrl: string
  /** How it and the shop know each other: the key of the API and of the signatures. */
  readonly apiKey: string
}

export interface Bank {
  readonly url: string
  stop(): Promise<void>
}

/** A payment provider that moves no money. For development and tests: it listens on this machine only. */
export async function startTestBank({
  apiKey,
  descriptors = [],
  directory,
  url: requestedUrl,
  webhookUrl,
}: BankOptions): Promise<Bank> {
  const journal = await openJournal(directory)
  const deliverer = createDeliverer({ webhookUrl, secret: apiKey })
  const app = Fastify({ exposeHeadRoutes: false, forceCloseConnections: true })
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff').header('cache-control', 'no-store')
  })
  const { hostname, port } = new URL(requestedUrl)
  const parts = { journal, deliverer, apiKey, url: requestedUrl.replace(/\/$/, '') }
  installApi(app, parts)
  installPages(app, parts)
  await listen(app, { host: hostname, port: Number(port), descriptors })
  return {
    url: parts.url,
    async stop() {
      deliverer.stop()
      await app.close()
      await journal.close()
    },
  }
}
