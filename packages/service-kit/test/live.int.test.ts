import { setTimeout as delay } from 'node:timers/promises'
import { isOnRedis, testDatabase } from '@sild/testing'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Database, openDatabase } from '../src/database.ts'
import { createLive, type Live, type LiveEnvelope } from '../src/live.ts'
import { createPostgresNotifications, type Notifications, sendNotification } from '../src/notifications.ts'
import { createRedisNotifications } from '../src/redis-notifications.ts'

interface Carrier {
  name: string
  open: (onError: (error: unknown) => void) => Notifications
  /** Breaks the connections of all listeners. */
  cut: () => Promise<unknown>
}

const database = testDatabase()
let sending: Database
const carriers: Carrier[] = [
  {
    name: 'Postgres',
    open: (onError) =>
      createPostgresNotifications({
        url: database.bffUrl,
        send: (channel, text) => sendNotification(sending, channel, text),
        onError,
      }),
    cut: () =>
      database.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'listen' and datname = current_database()`,
      ),
  },
]
if (isOnRedis)
  carriers.push({
    name: 'Redis',
    open: (onError) => createRedisNotifications(database.redisUrl!, onError),
    async cut() {
      const redis = new Redis(database.redisUrl!)
      await redis.call('CLIENT', 'KILL', 'TYPE', 'pubsub')
      redis.disconnect()
    },
  })

beforeAll(() => {
  sending = openDatabase({ url: database.serviceUrl('chat'), name: 'sender' })
})
afterAll(() => sending.close())

const changed = (chatGuid: string): LiveEnvelope => ({
  type: 'chat-changed',
  payload: { chatGuid },
  to: { userGuid: 'mari' },
})

describe.each(carriers)('live messages over $name', ({ cut, open }) => {
  const received: LiveEnvelope[] = []
  const errors: unknown[] = []
  let missed = 0
  let sender: Live
  let receiver: Live
  let notifications: Notifications

  const until = async (count: number) => {
    for (let waited = 0; received.length < count && waited < 3000; waited += 5) await delay(5)
  }

  const publish = (message: LiveEnvelope) => sending.transaction(async (trx) => sender.publish(trx, message))

  beforeAll(async () => {
    const onError = (error: unknown) => void errors.push(error)
    notifications = open(onError)
    sender = createLive(notifications, onError)
    receiver = createLive(notifications, onError)
    await receiver.subscribe(
      (message) => received.push(message),
      () => (missed += 1),
    )
  })
  beforeEach(() => received.splice(0))
  afterAll(() => notifications.close())

  it('come from a service to every listener', async () => {
    await publish(changed('õ'))
    await until(1)
    expect(received).toEqual([changed('õ')])
  })

  it('keep the order of one sender', async () => {
    for (let index = 0; index < 50; index += 1) await publish(changed(String(index)))
    await until(50)
    expect(received).toEqual(Array.from({ length: 50 }, (_, index) => changed(String(index))))
  })

  it('of a transaction come after its commit, and never when it is rolled back', async () => {
    const write = (chatGuid: string, failure?: Error) =>
      sending.transaction(async (trx) => {
        sender.publish(trx, changed(chatGuid))
        sender.publish(trx, changed(`${chatGuid} again`))
        await delay(50)
        expect(received).toEqual([])
        if (failure) throw failure
      })
    await expect(write('undone', new Error('undone'))).rejects.toThrow('undone')
    await write('done')
    await until(2)
    expect(received).toEqual([changed('done'), changed('done again')])
  })

  it('arrive again after the connection was cut, and listeners get `missed`', async () => {
    expect(missed).toBe(0)
    await cut()
    await vi.waitFor(() => expect(missed).toBe(1), { timeout: 5000 })
    await publish(changed('again'))
    await until(1)
    expect(received).toEqual([changed('again')])
  })

  it('are refused when they are too large for Postgres', async () => {
    await expect(publish(changed('a'.repeat(8000)))).rejects.toThrow(RangeError)
  })
})
