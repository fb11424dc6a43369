import { openQuickRedis } from '@sild/service-kit/quick-redis'
import type { Counters } from './counters.ts'

const HIT = `local hits = redis.call('INCR', KEYS[1])
if hits == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { hits, redis.call('PTTL', KEYS[1]) }`
const GIVE_BACK = `if tonumber(redis.call('GET', KEYS[1]) or '0') > 0 then redis.call('DECR', KEYS[1]) end`
const PREFIX = 'sild:limit:'
/** After this time the local limits apply instead. */
const PATIENCE_MS = 500

export function createRedisCounters(url: string, onError: (error: unknown) => void): Counters {
  const { connected, redis } = openQuickRedis(url, {
    connectTimeout: PATIENCE_MS,
    commandTimeout: PATIENCE_MS,
    keyPrefix: PREFIX,
  })
  redis.on('error', onError)

  return {
    async hit(key, windowMs) {
      const answer = await (await connected()).eval(HIT, 1, key, windowMs)
      const [hits, resetsInMs] = answer as [number, number] // Result of the script.
      return { hits, resetsInMs }
    },
    async giveBack(key) {
      await (await connected()).eval(GIVE_BACK, 1, key)
    },
    close: async () => redis.disconnect(),
  }
}
