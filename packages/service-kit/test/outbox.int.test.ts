import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { testConfig, testDatabase } from '@sild/testing'
import pg from 'pg'
import { pino } from 'pino'
import { beforeAll, expect, it } from 'vitest'
import { migrate, openKit } from '../src/index.ts'
import { outboxChannel } from '../src/outbox.ts'
import { sampleService } from './sample-service.ts'

const database = testDatabase()
beforeAll(() => migrate(sampleService, database.serviceUrl(sampleService.name)))

it('wakes the relay also for commits just before the process ends', async () => {
  const listener = new pg.Client({ connectionString: database.serviceUrl(sampleService.name) })
  let wakes = 0
  listener.on('notification', () => (wakes += 1))
  await listener.connect()
  await listener.query(`listen ${outboxChannel(sampleService.name)}`)

  const complaints: string[] = []
  const log = pino({ level: 'warn' }, { write: (line) => void complaints.push(line) })
  const { close, kit } = openKit(testConfig(sampleService.name, database), { log })
  await kit.database.transaction((trx) => kit.outbox.add(trx, 'index-company', { companyGuid: randomUUID() }))
  await close()

  await delay(50)
  expect({ wakes, complaints }).toEqual({ wakes: 1, complaints: [] })
  await listener.end()
})
