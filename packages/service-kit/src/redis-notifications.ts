import { Redis } from 'ioredis'
import type { Notifications } from './notifications.ts'
import { openQuickRedis } from './quick-redis.ts'

/** The same by Redis pub/sub. ioredis reconnects and subscribes again by itself. */
export function createRedisNotifications(url: string, onError: (error: unknown) => void): Notifications {
  const { connected, redis: sender } = openQuickRedis(url)
  const receiver = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: null })
  const listeners = new Map<string, Set<(text: string) => void>>()
  sender.on('error', onError)
  receiver.on('error', onError)
  receiver.on('message', (channel: string, text: string) => {
    for (const listener of listeners.get(channel) ?? []) listener(text)
  })

  return {
    async send(channel, text) {
      await (await connected()).publish(channel, text)
    },
    async listen(channel, listener) {
      const known = listeners.get(channel)
      if (known) known.add(listener)
      else listeners.set(channel, new Set([listener]))
      await receiver.subscribe(channel)
      return async () => {
        listeners.get(channel)?.delete(listener)
      }
    },
    async close() {
      sender.disconnect()
      receiver.disconnect()
    },
  }
}
