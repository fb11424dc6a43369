import { recordOf } from '@sild/contract/keys'
import type { ServiceName } from '@sild/contract/services'
import { serviceNames } from '@sild/contract/services'
import type { PortalConfig } from '@sild/portal/host'
import { insightVariables, readInsight } from '@sild/portal/insight/insight-config'
import { registryPlace } from '@sild/portal/remotes/registry-place'
import { channelNames } from '@sild/registry'
import type { Environment, JobsConfig, Mode } from '@sild/service-kit/environment'
import { hostAndPort } from '@sild/service-kit/listen-address'
import { deriveKey } from '@sild/service-kit/keys'
import {
  inheritedSockets,
  isLoopback,
  type Listen,
  listenAddress,
  loopbackNames,
} from '@sild/service-kit/listen-address'
import * as z from 'zod/mini'

export interface BffConfig extends PortalConfig {
  readonly mode: Mode
  /** Origins that may send changing requests: the portal, and on loopback its other names. */
  readonly ownOrigins: ReadonlySet<string>
  /** Parent domain of the refresh cookie; host-only where absent. */
  readonly cookieDomain: string | undefined
  readonly listen: Listen
  readonly uploadsListen: Listen
  readonly serviceUrls: Readonly<Record<ServiceName, string>>
  readonly jobs: JobsConfig
  readonly keys: BffKeys
  /** Addresses of proxies with trusted `X-Forwarded-*` headers; none by default. */
  readonly trustedProxies: readonly string[]
  /** Multiplies every rate limit. 1 unless a demo or a test drives many users from one address. */
  readonly limitScale: number
  /** Multiplies how long calls to services may take. */
  readonly callTimeoutScale: number
  /** Mean delay of the event loop above which requests are refused, so that those taken are answered in time; 0: never. */
  readonly maxLoopDelayMs: number
  readonly logLevel: string
  readonly healthPollMs: number
}

type BffKeys = PortalConfig['keys'] & Readonly<Record<'actor' | 'files' | 'accessToken', Buffer>>

const url = z.string().check(z.refine((value) => URL.canParse(value), { error: 'is not an address' }))
const variables = z.object({
  NODE_ENV: z._default(z.enum(['development', 'test', 'production']), 'development'),
  PUBLIC_URL: url,
  UPLOADS_URL: url,
  BFF_LISTEN: z.optional(hostAndPort),
  UPLOADS_LISTEN: z.optional(hostAndPort),
  COOKIE_DOMAIN: z.optional(z.string()),
  BFF_DATABASE_URL: url,
  JOBS_DATABASE_URL: url,
  REDIS_URL: z.optional(url),
  DATA_DIR: z.string(),
  REGISTRY_DIR: z.optional(z.string()),
  REGISTRY_URL: z.optional(url),
  REGISTRY_S3_BUCKET: z.optional(z.string()),
  REGISTRY_S3_REGION: z._default(z.string(), 'us-east-1'),
  REGISTRY_S3_ENDPOINT: z.optional(url),
  REGISTRY_S3_PREFIX: z.optional(z.string()),
  REGISTRY_CHANNEL: z._default(z.enum(channelNames), 'production'),
  SITE_SECRET: z.string().check(z.minLength(32, 'needs at least 32 characters')),
  DELIVERY_KEY_ID: z._default(z.string().check(z.regex(/^[\w-]{1,32}$/)), '1'),
  TRUSTED_PROXIES: z._default(z.string(), ''),
  RATE_LIMIT_SCALE: z._default(z.coerce.number().check(z.positive('must be above 0')), 1),
  CALL_TIMEOUT_SCALE: z._default(z.coerce.number().check(z.positive('must be above 0')), 1),
  MAX_LOOP_DELAY_MS: z._default(z.coerce.number(), 1000),
  LOG_LEVEL: z._default(z.string(), 'info'),
  HEALTH_POLL_MS: z._default(z.coerce.number(), 0),
  SERVICE_WORKER: z._default(z.enum(['on', 'off']), 'on'),
  SILD_VERSION: z._default(z.string(), '0.1.0'),
  ...insightVariables,
})

const urlName = (service: ServiceName): string => `${service.toUpperCase()}_URL`
const schema = z.extend(variables, Object.fromEntries(serviceNames.map((service) => [urlName(service), url])))

/** Reads the BFF's environment, once. @throws an Error that names every variable that is wrong */
export function readBffEnvironment(environment: Environment): BffConfig {
  const result = schema.safeParse(environment)
  if (!result.success) {
    const problems = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`The environment of the BFF is not complete:\n${problems.join('\n')}`)
  }
  const read = result.data as z.infer<typeof variables> & Record<string, string> // The addresses have computed names.
  const portal = new URL(read.PUBLIC_URL)
  const uploads = new URL(read.UPLOADS_URL)
  refuseUnsafe(portal, uploads, read.COOKIE_DOMAIN)
  return {
    mode: read.NODE_ENV,
    publicUrl: portal.origin,
    ownOrigins: ownOrigins(portal),
    isSecure: portal.protocol === 'https:',
    cookieDomain: read.COOKIE_DOMAIN,
    uploadsUrl: uploads.href,
    listen: { ...listenAddress(read.BFF_LISTEN, portal), descriptors: inheritedSockets('portal', environment) },
    uploadsListen: {
      ...listenAddress(read.UPLOADS_LISTEN, uploads),
      descriptors: inheritedSockets('uploads', environment),
    },
    serviceUrls: recordOf(serviceNames, (service) => read[urlName(service)]!),
    databaseUrl: read.BFF_DATABASE_URL,
    jobs: { databaseUrl: read.JOBS_DATABASE_URL, redisUrl: read.REDIS_URL },
    dataDir: read.DATA_DIR,
    registry: registryPlace(read),
    channel: read.REGISTRY_CHANNEL,
    keys: deriveBffKeys(read.SITE_SECRET),
    deliveryKeyId: read.DELIVERY_KEY_ID,
    trustedProxies: read.TRUSTED_PROXIES.split(',')
      .map((address) => address.trim())
      .filter(Boolean),
    limitScale: read.RATE_LIMIT_SCALE,
    callTimeoutScale: read.CALL_TIMEOUT_SCALE,
    maxLoopDelayMs: read.MAX_LOOP_DELAY_MS,
    logLevel: read.LOG_LEVEL,
    healthPollMs: read.HEALTH_POLL_MS,
    insight: readInsight(read, portal.protocol === 'https:'),
    isServiceWorkerOff: read.SERVICE_WORKER === 'off',
    version: read.SILD_VERSION,
  }
}

const deriveBffKeys = (secret: string): BffKeys => ({
  actor: deriveKey(secret, 'actor'),
  files: deriveKey(secret, 'files'),
  accessToken: deriveKey(secret, 'access-token'),
  delivery: deriveKey(secret, 'delivery'),
  unit: deriveKey(secret, 'unit'),
  documents: deriveKey(secret, 'documents'),
})

function refuseUnsafe(portal: URL, uploads: URL, cookieDomain: string | undefined): void {
  if (portal.protocol !== 'https:' && !isLoopback(portal))
    throw new Error(`PUBLIC_URL is ${portal.origin}: sessions need https everywhere but on localhost`)
  if (uploads.origin === portal.origin)
    throw new Error('UPLOADS_URL must be another origin than PUBLIC_URL: uploaded files are not trusted')
  if (cookieDomain && portal.hostname !== cookieDomain && !portal.hostname.endsWith(`.${cookieDomain}`))
    throw new Error(`COOKIE_DOMAIN ${cookieDomain} is not a parent of ${portal.hostname}`)
}

function ownOrigins(portal: URL): ReadonlySet<string> {
  const origins = new Set([portal.origin])
  if (portal.protocol === 'http:' && isLoopback(portal))
    for (const name of loopbackNames) origins.add(new URL(`http://${name}:${portal.port || 80}`).origin)
  return origins
}
