import { join } from 'node:path'
import type { Storage } from '@sild/file-storage'
import { createDiskStorage } from '@sild/file-storage/disk-storage'
import { createIncoming, type Incoming } from '@sild/file-storage/intake/incoming'
import { openPortal, type Portal } from '@sild/portal/portal'
import { createActorSigner } from '@sild/service-kit/actor-header'
import { type Calls, createCalls } from '@sild/service-kit/calls/calls'
import { createUpstreams, type Upstreams } from '@sild/service-kit/calls/upstream'
import { type Clock, systemClock } from '@sild/service-kit/clock'
import { createFileLinks, type FileLinks } from '@sild/service-kit/file-links'
import { openQueues } from '@sild/service-kit/jobs/open-queues'
import type { Queues } from '@sild/service-kit/jobs/queues'
import { createLive, type Live } from '@sild/service-kit/live'
import { createLogger, type Logger } from '@sild/service-kit/log'
import { createPostgresNotifications } from '@sild/service-kit/notifications'
import { createRedisNotifications } from '@sild/service-kit/redis-notifications'
import type { BffConfig } from './config.ts'
import { createGuestApi } from './guest-api.ts'
import { createLimits, type Limits } from './limits/limits.ts'
import { createPostgresCounters } from './limits/postgres-counters.ts'
import { createRedisCounters } from './limits/redis-counters.ts'
import { MAX_PARALLEL_UPLOADS } from './limits/rules.ts'
import { createShares, type Shares } from './limits/shares.ts'
import { createSteadyCounters } from './limits/steady-counters.ts'
import { createEventStreams, type EventStreams } from './live/event-streams.ts'
import { type AccessTokens, createAccessTokens } from './session/access-token.ts'
import { createEndedSessions, type EndedSessions } from './session/ended-sessions.ts'
import { type DroppedJobs, openDroppedJobs } from './queues/dropped-jobs.ts'
import { createSessionCookies, type SessionCookies } from './session/cookies.ts'
import { createDeviceCookie, type DeviceCookie } from './session/device-cookie.ts'
import { createSessionContext, type SessionContext } from './session/session-context.ts'
import { createSessions, type Sessions } from './session/sessions.ts'

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
  readonly endedSessions: EndedSessions
  readonly cookies: SessionCookies
  readonly deviceCookie: DeviceCookie
  readonly sessionContext: SessionContext
  readonly limits: Limits
  /** Running uploads. */
  readonly uploadShares: Shares
  /** Live messages of services; those for `pages` evict pages from the cache. */
  readonly live: Pick<Live, 'subscribe'>
  readonly streams: EventStreams
  readonly storage: Storage
  readonly links: FileLinks
  readonly incoming: Incoming
  readonly portal: Portal
  /** Queues of all services, in which admins see and retry failed jobs. */
  readonly queues: Queues
  readonly droppedJobs: DroppedJobs
  close(): Promise<void>
}

/**
 * Creates all dependencies from the configuration. Connections open at their first use; only the registry is read at
 * once.
 */
export async function createDeps(config: BffConfig, given: { clock?: Clock; log?: Logger } = {}): Promise<Deps> {
  const { clock = systemClock, log = createLogger('bff', config.logLevel) } = given
  const warn = (what: string) => (error: unknown) => log.warn({ err: error }, what)
  const upstreams = createUpstreams({
    urls: config.serviceUrls,
    signActor: createActorSigner(config.keys.actor, clock),
    timeoutScale: config.callTimeoutScale,
  })
  const calls = createCalls(upstreams)
  const tokens = await createAccessTokens(config.keys.accessToken, config.publicUrl, clock)
  const counters = config.jobs.redisUrl
    ? createRedisCounters(config.jobs.redisUrl, warn('limits'))
    : createPostgresCounters(config.databaseUrl, warn('limits'))
  const steadyCounters = createSteadyCounters(counters, clock, warn('limits are local'))
  const notifications = config.jobs.redisUrl
    ? createRedisNotifications(config.jobs.redisUrl, warn('live messages'))
    : createPostgresNotifications({ url: config.databaseUrl, send: refuseToSend, onError: warn('live messages') })
  const streams = createEventStreams(clock)
  const endedSessions = createEndedSessions({
    calls,
    clock,
    onEnded: streams.endSession,
    onError: warn('ended sessions are not read'),
  })
  const limits = createLimits(steadyCounters, clock, config.limitScale)
  const incoming = createIncoming(join(config.dataDir, 'uploads', 'unfinished'), clock)
  const createApi = (call: Parameters<typeof createGuestApi>[1]) => createGuestApi(upstreams, call)
  const queues = openQueues(config.jobs, log)
  const droppedJobs = openDroppedJobs(config.databaseUrl, warn('dropped jobs'))
  const portal = await openPortal({ config, clock, log, createApi, incoming, limits })

  return {
    config,
    clock,
    log,
    upstreams,
    calls,
    tokens,
    sessions: createSessions(tokens, endedSessions, clock),
    endedSessions,
    cookies: createSessionCookies(config, clock, portal.unitCookie),
    deviceCookie: createDeviceCookie(config),
    sessionContext: createSessionContext(calls),
    limits,
    live: createLive(notifications, warn('live messages')),
    streams,
    storage: createDiskStorage(join(config.dataDir, 'uploads')),
    links: createFileLinks({ baseUrl: config.uploadsUrl, secret: config.keys.files, clock }),
    incoming,
    uploadShares: createShares(MAX_PARALLEL_UPLOADS),
    portal,
    queues,
    droppedJobs,
    async close() {
      endedSessions.stop()
      streams.endAll()
      await Promise.allSettled([
        upstreams.close(),
        portal.close(),
        steadyCounters.close(),
        notifications.close(),
        queues.close(),
        droppedJobs.close(),
      ])
    },
  }
}

const refuseToSend = (): Promise<never> => Promise.reject(new Error('The BFF listens to live messages and sends none'))
