import { createLogger, serviceOf } from '@sild/service-kit'
import { openDatabase } from '@sild/service-kit/database'
import { openQueues } from '@sild/service-kit/jobs/queues'
import { createRelay } from '@sild/service-kit/jobs/relay'
import { startWorkers } from '@sild/service-kit/jobs/workers'
import { createPostgresNotifications } from '@sild/service-kit/notifications'

const [role, service, databaseUrl, jobsUrl] = process.argv.slice(2) as ['relay' | 'worker', string, string, string]
const database = openDatabase({ url: databaseUrl, name: 'worker' })
const log = createLogger('worker', 'error')
const queues = openQueues({ databaseUrl: jobsUrl, redisUrl: undefined }, log)
const onError = (error: unknown) => log.error({ err: error }, 'notifications')
const notifications = createPostgresNotifications({ url: databaseUrl, send: async () => undefined, onError })
const report = (companyGuid: string) => process.send?.({ companyGuid, at: performance.timeOrigin + performance.now() })
const { handle } = serviceOf<object>()
const handlers = [handle('index-company', async ({ payload }) => void report(payload.companyGuid))]

const workers = role === 'worker' ? startWorkers({ handlers, deps: {}, queues, log }) : []
await Promise.all(workers.map((worker) => worker.waitUntilReady()))
await createRelay({ service, database, queues, notifications, log }).start()
report('ready')
