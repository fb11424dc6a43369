import { createECDH, randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { PushPayload } from '@sild/contract/notifications/push-payload'
import { vapidProblem } from './check-vapid.ts'
import { type BrowserKeys, decryptPush } from './decrypt-push.ts'

export interface ReceivedPush {
  endpoint: string
  payload: PushPayload
  topic: string | undefined
  ttl: number
}
export interface SubscribedBrowser {
  endpoint: string
  keys: { p256dh: string; auth: string }
}
export interface PushService {
  url: string
  /** All that arrived and was for the browser that it was sent to, oldest first. */
  received: ReceivedPush[]
  /** All requests, accepted or not. */
  requests: number
  /** As `pushManager.subscribe()` does in a browser. */
  subscribe(): SubscribedBrowser
  /** From now on answers so for this browser; 201 takes it. */
  answer(endpoint: string, status: number, headers?: Record<string, string>): void
  stop(): Promise<void>
}

/** A push service with its browsers (RFC 8030) for tests: it takes only what is signed, and decrypts it as the browser would. */
export async function startPushService({ port = 0 } = {}): Promise<PushService> {
  const browsers = new Map<string, BrowserKeys>()
  const answers = new Map<string, { status: number; headers: Record<string, string> }>()
  const server = createServer((request, response) => {
    const end = (status: number, headers: Record<string, string> = {}) => response.writeHead(status, headers).end()
    void (async () => {
      service.requests += 1
      const body = await buffer(request)
      const endpoint = `${service.url}${request.url}`
      const browser = browsers.get(endpoint)
      const { headers } = request
      if (request.method !== 'POST' || !browser) return end(404)
      if (vapidProblem(headers.authorization, service.url)) return end(403)
      if (headers['content-encoding'] !== 'aes128gcm' || !Number(headers.ttl)) return end(400)
      if (body.length > 4096) return end(413)
      const { headers: sent = {}, status } = answers.get(endpoint) ?? { status: 201 }
      if (status === 201)
        service.received.push({
          endpoint,
          payload: JSON.parse(decryptPush(body, browser)) as PushPayload, // What Sild sends.
          topic: headers.topic as string | undefined, // Node gives it once.
          ttl: Number(headers.ttl),
        })
      end(status, status === 201 ? { location: `/messages/${randomUUID()}` } : sent)
    })().catch(() => end(500))
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const service: PushService = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, // It listens on a port.
    received: [],
    requests: 0,
    subscribe() {
      const pair = createECDH('prime256v1')
      pair.generateKeys()
      const auth = randomBytes(16)
      const endpoint = `${service.url}/push/${randomUUID()}`
      browsers.set(endpoint, { pair, auth })
      return { endpoint, keys: { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') } }
    },
    answer: (endpoint, status, headers = {}) => void answers.set(endpoint, { status, headers }),
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return service
}
