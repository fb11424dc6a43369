import { createECDH } from 'node:crypto'
import { isIP } from 'node:net'
import type { PushPayload } from '@sild/contract/notifications/push-payload'
import { Agent, type Dispatcher } from 'undici'
import webPush from 'web-push'
import { createPublicDispatcher, limits } from './public-dispatcher.ts'
import type { VapidKeys } from './vapid-keys.ts'

export interface PushTarget {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}
/** `gone`: the subscription no longer exists. */
export type PushOutcome = { kind: 'sent' } | { kind: 'gone' } | { kind: 'later'; afterMs: number; cause: string }

export interface PushSender {
  /** The public key that browsers subscribe with. */
  readonly applicationServerKey: string
  /** Validates a subscription from a client. */
  problemOf(target: PushTarget): 'endpoint' | 'keys' | null
  /** While a browser is offline, the push service stores only the newest push of each topic. */
  send(target: PushTarget, payload: PushPayload, topic: string): Promise<PushOutcome>
}

export interface PushSenderOptions {
  keys: VapidKeys
  /** The contact for operators of push services: `mailto:` or an address of https. */
  contact: string
  /** Allowed although it is not public, for tests. */
  trustedUrl?: string | undefined
  dispatcher?: Dispatcher
}

/** A browser that is offline longer does not get the push. */
const TTL_SECONDS = 3 * 86_400
/** The subscription is gone or unknown, or belongs to an old key of ours. */
const goneStatuses = [401, 403, 404, 410]

/** Web Push (RFC 8030), encrypted (RFC 8291) and signed (RFC 8292), through the push service of the browser. */
export function createPushSender(options: PushSenderOptions): PushSender {
  const { contact: subject, dispatcher = createPublicDispatcher(), keys, trustedUrl } = options
  const trusted = trustedUrl === undefined ? null : { origin: new URL(trustedUrl).origin, agent: new Agent(limits) }
  const isTrusted = (endpoint: string): boolean => new URL(endpoint).origin === trusted?.origin

  return {
    applicationServerKey: keys.publicKey,
    problemOf({ auth, endpoint, p256dh }) {
      if (!isTrusted(endpoint) && !isNamedInPublic(endpoint)) return 'endpoint'
      return Buffer.from(auth, 'base64url').length === 16 && isPoint(p256dh) ? null : 'keys'
    },
    async send({ auth, endpoint, p256dh }, payload, topic) {
      const { body, headers } = webPush.generateRequestDetails(
        { endpoint, keys: { auth, p256dh } },
        JSON.stringify(payload),
        {
          TTL: TTL_SECONDS,
          topic,
          urgency: 'normal',
          vapidDetails: { subject, ...keys },
        },
      )
      try {
        const {
          headers: answered,
          statusCode,
          body: answer,
        } = await (isTrusted(endpoint) && trusted ? trusted.agent : dispatcher).request({
          origin: new URL(endpoint).origin,
          path: new URL(endpoint).pathname + new URL(endpoint).search,
          method: 'POST',
          headers,
          body,
        })
        await answer.dump()
        if (statusCode < 300) return { kind: 'sent' }
        if (goneStatuses.includes(statusCode)) return { kind: 'gone' }
        return { kind: 'later', afterMs: retryAfterMs(answered['retry-after']), cause: `answered ${statusCode}` }
      } catch (error) {
        return { kind: 'later', afterMs: 0, cause: error instanceof Error ? error.message : String(error) }
      }
    },
  }
}

/** Checks only the name. The dispatcher checks the address on each request. */
function isNamedInPublic(endpoint: string): boolean {
  const { hostname, password, port, protocol, username } = new URL(endpoint)
  const isAddress = isIP(hostname.replace(/^\[|\]$/g, '')) > 0
  const isInternal = !hostname.includes('.') || /\.(?:localhost|local|internal|lan|home|test)\.?$/.test(hostname)
  return protocol === 'https:' && !username && !password && port === '' && !isAddress && !isInternal
}

function isPoint(p256dh: string): boolean {
  try {
    const pair = createECDH('prime256v1')
    pair.generateKeys()
    return pair.computeSecret(p256dh, 'base64url').length > 0
  } catch {
    return false
  }
}

const retryAfterMs = (header: string | string[] | undefined): number => Math.min(Number(header) || 0, 86_400) * 1000
