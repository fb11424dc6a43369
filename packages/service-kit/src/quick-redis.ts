import { Redis, type RedisOptions } from 'ioredis'

export interface QuickRedis {
  readonly redis: Redis
  /** Opens the connection with its first use, and waits for that one only: while it is lost later, commands fail at once. */
  connected(): Promise<Redis>
}

/** For what has another way, or none that matters, when Redis is not there. */
export function openQuickRedis(url: string, options: RedisOptions = {}): QuickRedis {
  const redis = new Redis(url, { ...options, enableOfflineQueue: false, lazyConnect: true, maxRetriesPerRequest: 1 })
  let opening: Promise<void> | undefined
  return {
    redis,
    async connected() {
      if (redis.status === 'wait') opening = redis.connect()
      if (redis.status !== 'ready') await opening
      return redis
    },
  }
}
