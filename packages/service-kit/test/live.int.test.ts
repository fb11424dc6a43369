import { setTimeout as delay } from 'node:timers/promises'
import { testDatabase } from '@sild/testing'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Database, openDatabase } from '../src/database.ts'
import { createLive, type Live, type LiveEnvelope } from '../src/live.ts'
import { createPostgresNotifications, type Notifications, sendNotification } from '../src/notifications.ts'

const database = testDatabase()
const received: LiveEnvelope[] = []
const errors: unknown[] = []
let sender: Live
let receiver: Live
let notifications: Notifications
let sending: Database

const changed = (chatGuid: string): LiveEnvelope => ({
  type: 'chat-changed',
  payload: { chatGuid },
  to: { userGuid: 'mari' },
})
const until = async (count: number) => {
  for (let waited = 0; received.length < count && waited < 3000; waited += 5) await delay(5)
}

beforeAll(async () => {
  sending = openDatabase({ url: database.serviceUrl('chat'), name: 'sender' })
  const send = (channel: string, text: string) => sendNotification(sending, channel, text)
  const onError = (error: unknown) => void errors.push(error)
  notifications = createPostgresNotifications({ url: database.bffUrl, send, onError })
  sender = createLive(notifications, onError)
  receiver = createLive(notifications, onError)
  await receiver.subscribe((message) => received.push(message))
})
beforeEach(() => received.splice(0))
afterAll(async () => {
  await notifications.close()
  await sending.close()
})

it('brings a message of a service to whoever listens, within moments', async () => {
  const startedAt = performance.now()
  await sender.publish(changed('õ'))
  await until(1)
  expect(received).toEqual([changed('õ')])
  expect(performance.now() - startedAt).toBeLessThan(200)
})

it('keeps the order of one sender', async () => {
  for (let index = 0; index < 50; index += 1) await sender.publish(changed(String(index)))
  await until(50)
  expect(received).toEqual(Array.from({ length: 50 }, (_, index) => changed(String(index))))
})

it('listens again after the connection was cut', async () => {
  await database.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'listen' and datname = current_database()`,
  )
  for (let attempt = 0; received.length === 0 && attempt < 100; attempt += 1) {
    await sender.publish(changed('again'))
    await delay(30)
  }
  expect(received[0]).toEqual(changed('again'))
  expect(errors).not.toEqual([])
})

it('refuses what Postgres would not carry', async () => {
  await expect(sender.publish(changed('a'.repeat(8000)))).rejects.toThrow(RangeError)
})
