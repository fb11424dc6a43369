import { Redis } from 'ioredis'
import { createListeners } from './listeners.ts'
import type { Notifications } from './notifications.ts'
import { openQuickRedis } from './quick-redis.ts'

/** Notifications by Redis pub/sub. ioredis reconnects and subscribes again by itself. */
export function createRedisNotifications(url: string, onError: (error: unknown) => void): Notifications {
  const { connected, redis: sender } = openQuickRedis(url)
  const receiver = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: null })
  const listeners = createListeners()
  let wasReady = false
  sender.on('error', onError)
  receiver.on('error', onError)
  receiver.on('message', listeners.receive)
  receiver.on('ready', () => {
    // Answered after ioredis has subscribed again, so from here on nothing is missed.
    if (wasReady) receiver.subscribe(...listeners.channels()).then(listeners.missed, onError)
    wasReady = true
  })

  return {
    async send(channel, text) {
      await (await connected()).publish(channel, text)
    },
    async listen(channel, listener) {
      const stop = listeners.add(channel, listener)
      await receiver.subscribe(channel)
      return stop
    },
    async close() {
      sender.disconnect()
      receiver.disconnect()
    },
  }
}
