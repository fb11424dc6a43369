import { createLogger, serviceOf } from '@sild/service-kit'
import { openDatabase } from '@sild/service-kit/database'
import { openQueues } from '@sild/service-kit/jobs/open-queues'
import type { JobWorker } from '@sild/service-kit/jobs/queues'
import { createRelay, type Relay } from '@sild/service-kit/jobs/relay'
import { startWorkers } from '@sild/service-kit/jobs/workers'
import { createPostgresNotifications, type Notifications } from '@sild/service-kit/notifications'

/** Relays, and in the role of a worker does the jobs too, from each `start` to the next `stop`. */
const [role, service, databaseUrl, jobsUrl] = process.argv.slice(2) as ['relay' | 'worker', string, string, string]
const database = openDatabase({ url: databaseUrl, name: 'worker' })
const log = createLogger('worker', 'error')
const queues = openQueues({ databaseUrl: jobsUrl, redisUrl: undefined }, log)
const onError = (error: unknown) => log.error({ err: error }, 'notifications')
const report = async (companyGuid: string): Promise<void> =>
  void process.send?.({ companyGuid, at: performance.timeOrigin + performance.now() })
const { handle } = serviceOf<object>()
const handlers = role === 'worker' ? [handle('index-company', async ({ payload }) => report(payload.companyGuid))] : []

let notifications: Notifications
let relay: Relay
let workers: JobWorker[]

const obey = {
  async start() {
    notifications = createPostgresNotifications({ url: databaseUrl, send: async () => undefined, onError })
    relay = createRelay({ service, database, queues, notifications, log })
    workers = startWorkers({ handlers, deps: {}, queues, log })
    await Promise.all(workers.map((worker) => worker.waitUntilReady()))
    await relay.start()
  },
  async stop() {
    await relay.stop()
    await notifications.close()
    await Promise.all(workers.map((worker) => worker.close()))
  },
}
process.on('message', (word: keyof typeof obey) => void obey[word]().then(() => process.send?.(word)))
process.once('disconnect', () => process.exit())
