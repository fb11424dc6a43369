import type { JobsConfig } from '../environment.ts'
import type { Logger } from '../log.ts'
import { openPostgresQueues } from './postgres-queues.ts'
import type { Queues } from './queues.ts'
import { openRedisQueues } from './redis-queues.ts'

export const openQueues = (config: JobsConfig, log: Logger): Queues =>
  config.redisUrl ? openRedisQueues(config.redisUrl, log) : openPostgresQueues(config.databaseUrl, log)
