import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type ApiClient, createApiClient } from '@sild/api-client'
import { documentPlugin } from '@sild/portal/document/document-plugin'
import { createNonce } from '@sild/portal/document/nonce'
import { serveServiceWorker } from '@sild/portal/installed/service-worker'
import { killPlugin } from '@sild/portal/remotes/kill-plugin'
import { followRemotes, type Remotes } from '@sild/portal/remotes/remotes'
import { remotesPlugin } from '@sild/portal/remotes/remotes-plugin'
import type { PageApi } from '@sild/portal/rendering/page-api'
import { createUnitCookie } from '@sild/portal/remotes/unit-cookie'
import type { Locale } from '@sild/contract/enums'
import type { ChannelName, RegistryStorage } from '@sild/registry'
import Fastify, { type FastifyInstance } from 'fastify'

import { noPreviews } from './no-previews.ts'

/** Sent with calls of documents, so that an API can distinguish them from calls of browsers. */
export const fromServer = { 'x-from': 'server' }

export interface SmallPortalInput {
  storage: RegistryStorage
  channel: ChannelName
  /** Any free one where absent. */
  port?: number
  /** Adds routes before those of documents: the API, and others of a portal. */
  install: (app: FastifyInstance, origin: string) => void | Promise<void>
  /** The API for documents. Where absent, they call the installed routes. */
  createApi?: (call: { locale: Locale; signal: AbortSignal }) => ApiClient
  /** Origins of images and files besides the portal's own. */
  fileOrigins?: readonly string[]
  refreshMs?: number
  logLevel?: string
}
export interface SmallPortal {
  origin: string
  remotes: Remotes
  purge: (tags: readonly string[]) => void
  stop: () => Promise<void>
}

/** Pages expect the answers of services. */
const asText = (api: ApiClient): PageApi => ({
  call: async (operation, parameters) => JSON.stringify({ result: await api.call(operation, parameters) }),
})

/** The real documents and files of releases, as the BFF serves them, before any API. */
export async function openSmallPortal(input: SmallPortalInput): Promise<SmallPortal> {
  const { channel, fileOrigins = [], install, logLevel = 'silent', port = 0, refreshMs, storage } = input
  // Pages contain the portal's own address, so the port is chosen before the server starts.
  const server = createServer()
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // Not a socket file.
  const app = Fastify({
    logger: { level: logLevel },
    forceCloseConnections: true,
    serverFactory: (handler) => server.on('request', handler),
  })
  await install(app, origin)
  const remotes = await followRemotes({ storage, channel, origin, version: '1.2.3', log: app.log, refreshMs })
  const callItself = ({ locale, signal }: { locale: Locale; signal: AbortSignal }): ApiClient =>
    createApiClient({
      baseUrl: origin,
      token: () => null,
      locale: () => locale,
      // The client gives them as an object.
      fetch: (url, init) => fetch(url, { ...init, signal, headers: { ...(init.headers as object), ...fromServer } }),
    })

  let purge: SmallPortal['purge'] = () => {}
  // A portal for one test must not leave a cache in the browser.
  serveServiceWorker(app, { isOff: true })
  await app.register(remotesPlugin, { remotes })
  await app.register(killPlugin, { remotes })
  await app.register(documentPlugin, {
    remotes,
    fileOrigins,
    isSecure: false,
    unitCookie: createUnitCookie({ isSecure: false, key: Buffer.alloc(32) }),
    previewCookie: noPreviews,
    createNonce,
    createApi: (call) => asText((input.createApi ?? callItself)(call)),
    onReady: (pages) => (purge = pages.purge),
  })
  await app.ready()
  return {
    origin,
    remotes,
    purge: (tags) => purge(tags),
    async stop() {
      remotes.stop()
      await app.close()
      if (!server.listening) return
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
