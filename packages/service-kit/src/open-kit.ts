import { createActorSigner } from './actor-header.ts'
import { callsOutsideTransactions, createCalls } from './calls/calls.ts'
import { createUpstreams } from './calls/upstream.ts'
import { type Clock, systemClock } from './clock.ts'
import { createFileLinks } from './file-links.ts'
import { createFiles } from './files.ts'
import type { PoolSizes } from './connections.ts'
import { openDatabase } from './database.ts'
import type { ServiceConfig } from './environment.ts'
import type { Kit } from './kit.ts'
import { createLive } from './live.ts'
import { createLogger } from './log.ts'
import { createMailer } from './mailer.ts'
import { createPostgresNotifications, type Notifications, sendNotification } from './notifications.ts'
import { createOutbox } from './outbox.ts'
import { deriveKey } from './keys.ts'
import { createPasswords } from './passwords.ts'
import { createRedisNotifications } from './redis-notifications.ts'
import { createSealer } from './sealer.ts'

export interface OpenKit {
  readonly kit: Kit
  /** Wakes of the outbox. */
  readonly notifications: Notifications
  close(): Promise<void>
}

/** Builds a service's kit from its configuration. Connections open with their first use. */
export function openKit(
  config: ServiceConfig,
  {
    clock = systemClock,
    log = createLogger(config.name, config.logLevel),
    sizes,
  }: { clock?: Clock; log?: Kit['log']; sizes?: PoolSizes } = {},
): OpenKit {
  const database = openDatabase({
    url: config.databaseUrl,
    name: config.name,
    uploadsUrl: config.uploadsUrl,
    log,
    sizes,
    timeoutScale: config.callTimeoutScale,
  })
  const onError = (error: unknown) => log.warn({ err: error }, 'notifications')
  const notifications = createPostgresNotifications({
    url: config.databaseUrl,
    send: (channel, text) => sendNotification(database, channel, text),
    onError,
  })
  const liveNotifications = config.jobs.redisUrl
    ? createRedisNotifications(config.jobs.redisUrl, onError)
    : notifications
  const upstreams = createUpstreams({
    urls: config.serviceUrls,
    signActor: createActorSigner(config.keys.actor, clock),
    timeoutScale: config.callTimeoutScale,
  })
  const made = createCalls(upstreams)
  const calls = config.mode === 'production' ? made : callsOutsideTransactions(made)
  const outbox = createOutbox(config.name, database)
  const kit: Kit = {
    config,
    clock,
    log,
    database,
    outbox,
    calls,
    live: createLive(liveNotifications, onError),
    mailer: createMailer(calls),
    passwords: createPasswords(config.sitePepper),
    sealer: createSealer(deriveKey(config.sitePepper, 'sealer')),
    files: createFiles(calls, createFileLinks({ baseUrl: config.uploadsUrl, secret: config.keys.files, clock })),
  }
  return {
    kit,
    notifications,
    async close() {
      await outbox.close()
      await upstreams.close()
      await notifications.close()
      if (liveNotifications !== notifications) await liveNotifications.close()
      await database.close()
    },
  }
}
