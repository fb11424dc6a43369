import { join } from 'node:path'
import { createActorSigner } from '@sild/service-kit/actor-header'
import { type Calls, createCalls } from '@sild/service-kit/calls/calls'
import { createUpstreams, type Upstreams } from '@sild/service-kit/calls/upstream'
import { type Clock, systemClock } from '@sild/service-kit/clock'
import { createLive, type Live } from '@sild/service-kit/live'
import { createLogger, type Logger } from '@sild/service-kit/log'
import { createPostgresNotifications } from '@sild/service-kit/notifications'
import { createRedisNotifications } from '@sild/service-kit/redis-notifications'
import { createDiskStorage, type Storage } from '@sild/service-kit/storage'
import type { BffConfig } from './config.ts'
import type { Delivery } from './delivery/delivery.ts'
import { openDelivery } from './delivery/open-delivery.ts'
import { createLimits, type Limits } from './limits/limits.ts'
import { createPostgresCounters } from './limits/postgres-counters.ts'
import { createRedisCounters } from './limits/redis-counters.ts'
import { createSteadyCounters } from './limits/steady-counters.ts'
import { createEventStreams, type EventStreams } from './live/event-streams.ts'
import { createPreviewCookie, type PreviewCookie } from './previews/preview-cookie.ts'
import { createLastKnownGood } from './remotes/last-known-good.ts'
import { mirrorReleases } from './remotes/mirror-releases.ts'
import { openStorage } from './remotes/open-storage.ts'
import { followRemotes, type Remotes } from './remotes/remotes.ts'
import { type AccessTokens, createAccessTokens } from './session/access-token.ts'
import { createSessionCookies, type SessionCookies } from './session/cookies.ts'
import { createDeviceCookie, type DeviceCookie } from './session/device-cookie.ts'
import { createSessionContext, type SessionContext } from './session/session-context.ts'
import { createSessions, type Sessions } from './session/sessions.ts'
import { createUnitCookie, type UnitCookie } from './session/unit-cookie.ts'
import { createIncoming, type Incoming } from './uploads/incoming.ts'

export interface Deps {
  readonly config: BffConfig
  readonly clock: Clock
  readonly log: Logger
  /** Raw requests to services. */
  readonly upstreams: Upstreams
  /** Typed calls of their operations. */
  readonly calls: Calls
  readonly tokens: AccessTokens
  readonly sessions: Sessions
  readonly cookies: SessionCookies
  readonly deviceCookie: DeviceCookie
  readonly sessionContext: SessionContext
  readonly limits: Limits
  /** What services publish; `pages` targets are for the page cache. */
  readonly live: Pick<Live, 'subscribe'>
  readonly streams: EventStreams
  readonly storage: Storage
  readonly incoming: Incoming
  /** The releases that documents are made of. */
  readonly remotes: Remotes
  readonly delivery: Delivery
  readonly unitCookie: UnitCookie
  readonly previewCookie: PreviewCookie
  close(): Promise<void>
}

/** Builds everything from the configuration. Nothing connects before its first use; only the registry is read at once. */
export async function createDeps(config: BffConfig, given: { clock?: Clock; log?: Logger } = {}): Promise<Deps> {
  const { clock = systemClock, log = createLogger('bff', config.logLevel) } = given
  const warn = (what: string) => (error: unknown) => log.warn({ err: error }, what)
  const upstreams = createUpstreams({
    urls: config.serviceUrls,
    signActor: createActorSigner(config.keys.actor, clock),
    timeoutScale: config.callTimeoutScale,
  })
  const calls = createCalls(upstreams)
  const tokens = createAccessTokens(config.keys.accessToken, config.publicUrl, clock)
  const counters = config.redisUrl
    ? createRedisCounters(config.redisUrl, warn('limits'))
    : createPostgresCounters(config.databaseUrl, warn('limits'))
  const steadyCounters = createSteadyCounters(counters, clock, warn('limits are local'))
  const notifications = config.redisUrl
    ? createRedisNotifications(config.redisUrl, warn('live messages'))
    : createPostgresNotifications({ url: config.databaseUrl, send: refuseToSend, onError: warn('live messages') })
  const streams = createEventStreams(clock)
  const registry = await openStorage(config.registry, join(config.dataDir, 'registry-cache'))
  const remotes = await followRemotes({
    storage: registry.read,
    lastKnownGood: createLastKnownGood(join(config.dataDir, 'last-known-good.json'), config.channel),
    channel: config.channel,
    origin: config.publicUrl,
    version: config.version,
    log,
  })
  if (config.registry.kind !== 'disk') mirrorReleases(remotes, warn('releases are not kept'))
  const delivery = await openDelivery({ clock, config, log, remotes, storage: registry.write })
  const unitCookie = createUnitCookie(config)

  return {
    config,
    clock,
    log,
    upstreams,
    calls,
    tokens,
    sessions: createSessions(tokens, clock),
    cookies: createSessionCookies(config, clock, unitCookie),
    deviceCookie: createDeviceCookie(config),
    sessionContext: createSessionContext(calls),
    limits: createLimits(steadyCounters, clock, config.limitScale),
    live: createLive(notifications, warn('live messages')),
    streams,
    storage: createDiskStorage({
      directory: join(config.dataDir, 'uploads'),
      baseUrl: config.uploadsUrl,
      key: config.keys.files,
      clock,
    }),
    incoming: createIncoming(join(config.dataDir, 'uploads', 'unfinished'), clock),
    remotes,
    delivery,
    unitCookie,
    previewCookie: createPreviewCookie(config, delivery.grants),
    async close() {
      remotes.stop()
      streams.endAll()
      await Promise.allSettled([upstreams.close(), delivery.close(), steadyCounters.close(), notifications.close()])
    },
  }
}

const refuseToSend = (): Promise<never> => Promise.reject(new Error('The BFF listens to live messages and sends none'))
