import { type Database, openDatabase } from '@sild/service-kit/database'
import { createLive, type Live, type LiveEnvelope } from '@sild/service-kit/live'
import { createPostgresNotifications, type Notifications, sendNotification } from '@sild/service-kit/notifications'
import { createRedisNotifications } from '@sild/service-kit/redis-notifications'
import { testDatabase } from '@sild/testing'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testBff, tokenFor } from './bff.ts'
import { type EventReader, readEvents } from './event-reader.ts'

const database = testDatabase()
const environment = { RATE_LIMIT_SCALE: '1000' }
// Two processes of one installation.
const bffs = [testBff({ database, environment }), testBff({ database, environment })]
const readers: EventReader[] = []
let addresses: string[]
let sending: Database
let notifications: Notifications
let live: Live

beforeAll(async () => {
  addresses = await Promise.all(bffs.map(({ app }) => app.listen({ host: '127.0.0.1', port: 0 })))
  const url = database.serviceUrl('chat')
  sending = openDatabase({ url, name: 'sender' })
  const send = (channel: string, text: string) => sendNotification(sending, channel, text)
  const onError = () => undefined
  notifications = database.redisUrl
    ? createRedisNotifications(database.redisUrl, onError)
    : createPostgresNotifications({ url, send, onError })
  live = createLive(notifications, onError)
})
afterAll(async () => {
  for (const reader of readers) reader.close()
  await notifications.close()
  await sending.close()
})

const publish = (message: LiveEnvelope) => sending.transaction(async (trx) => live.publish(trx, message))

it('delivers the events of a service to every tab of a company, in every process', async () => {
  const companyGuid = crypto.randomUUID()
  await Promise.all(bffs.map(({ app }) => app.subscribed))
  for (let tab = 0; tab < 20; tab += 1) {
    const at = tab % bffs.length
    const token = tokenFor(bffs[at]!.deps, { userGuid: crypto.randomUUID(), companyGuid })
    readers.push(await readEvents(addresses[at]!, { token }))
  }

  const chatGuid = crypto.randomUUID()
  await publish({ type: 'chat-changed', payload: { chatGuid }, to: { companyGuid } })
  await publish({
    type: 'chat-changed',
    payload: { chatGuid: crypto.randomUUID() },
    to: { companyGuid: crypto.randomUUID() },
  })
  for (const reader of readers)
    expect(await reader.next()).toMatchObject({
      event: 'chat-changed',
      data: { type: 'chat-changed', payload: { chatGuid } },
    })
})

it('sends `missed` to every tab of a process that was cut off', async () => {
  await Promise.all(bffs.map(({ app }) => app.subscribed))
  const token = tokenFor(bffs[0]!.deps, { userGuid: crypto.randomUUID() })
  const reader = await readEvents(addresses[0]!, { token })
  readers.push(reader)
  await cut()
  expect(await reader.next()).toMatchObject({ event: 'missed' })
})

/** Breaks the connections of all listeners. */
async function cut(): Promise<void> {
  if (!database.redisUrl)
    return void (await database.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'listen' and datname = current_database()`,
    ))
  const redis = new Redis(database.redisUrl)
  await redis.call('CLIENT', 'KILL', 'TYPE', 'pubsub')
  redis.disconnect()
}
