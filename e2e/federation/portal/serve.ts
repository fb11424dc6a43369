import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createApiClient } from '@sild/api-client'
import { documentPlugin } from '@sild/bff/document/document-plugin'
import { followRemotes } from '@sild/bff/remotes/remotes'
import { remotesPlugin } from '@sild/bff/remotes/remotes-plugin'
import { diskStorage } from '@sild/registry'
import Fastify from 'fastify'
import { installFakeApi } from './fake-api.ts'
import type { Fault } from './faults.ts'
import { installFaults } from './faults.ts'

/** What the tests tell the portal. */
export type Command =
  | { type: 'faults'; faults: Fault[] }
  | { type: 'member'; member: object }
  | { type: 'expire-tokens' }
  | { type: 'live'; message: object }
  | { type: 'calls' }
  | { type: 'purge'; tags: string[] }
  | { type: 'refresh' }

// The portal's own address is part of its pages, so the port is known before anything is served.
const server = createServer()
await new Promise<void>((resolve) => server.listen(Number(process.env['PORT'] ?? 0), '127.0.0.1', resolve))
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

/** The real remotes and documents of the BFF before a fake API. */
const app = Fastify({
  logger: { level: process.env['LOG_LEVEL'] ?? 'silent' },
  serverFactory: (handler) => server.on('request', handler),
})
const faults = installFaults(app)
const api = installFakeApi(app)
const remotes = await followRemotes({
  storage: diskStorage(process.argv[2] ?? ''),
  channel: process.argv[3] === 'dev' ? 'dev' : 'production',
  origin,
  version: '1.2.3',
  log: app.log,
  refreshMilliseconds: 100,
})
let purge: (tags: readonly string[]) => void = () => {}
await app.register(remotesPlugin, { remotes })
await app.register(documentPlugin, {
  remotes,
  fileOrigins: [],
  isSecure: false,
  createApi: ({ locale, signal }) =>
    createApiClient({
      baseUrl: origin,
      token: () => null,
      locale: () => locale,
      fetch: (url, init) =>
        fetch(url, { ...init, signal, headers: { ...(init.headers as Record<string, string>), 'x-from': 'server' } }),
    }),
  onReady: (pages) => (purge = pages.purge),
})
await app.ready()

process.on('message', (command: Command) => {
  if (command.type === 'faults') faults.set(command.faults)
  if (command.type === 'member') api.member = command.member
  if (command.type === 'expire-tokens') api.expireTokens()
  if (command.type === 'live') api.send(command.message)
  if (command.type === 'purge') purge(command.tags)
  void answer(command).then((result) => process.send?.({ result }))
})
async function answer(command: Command): Promise<unknown> {
  if (command.type === 'refresh') await remotes.refresh()
  return command.type === 'calls' ? { browser: api.calls.browser.splice(0), server: api.calls.server.splice(0) } : null
}
process.on('disconnect', () => process.exit(0))
process.send?.({ origin })
if (!process.send) console.log(origin)
