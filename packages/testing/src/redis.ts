import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { findFreePort } from '@sild/postgres'
import { Redis } from 'ioredis'
import { afterAll, beforeAll } from 'vitest'

export interface TestRedis {
  /** Known once the tests run. */
  readonly url: string | undefined
  /** Makes it forget everything. */
  empty(): Promise<void>
}

/** Whether this run is the one on Redis; others keep queues and live messages in Postgres. */
export const isOnRedis = process.env['TEST_REDIS'] !== undefined

/** A Redis of its own for this test file, in the run that is on Redis. */
export function testRedis(): TestRedis {
  if (!isOnRedis) return { url: undefined, empty: async () => undefined }
  let url: string
  let server: ChildProcess
  let client: Redis

  beforeAll(async () => {
    const port = await findFreePort()
    url = `redis://127.0.0.1:${port}`
    const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
    server = spawn('redis-server', settings, { stdio: 'ignore' })
    client = new Redis(url, { maxRetriesPerRequest: null, retryStrategy: () => 20 })
    // It may not listen yet.
    client.on('error', () => undefined)
    await client.ping()
  })
  afterAll(async () => {
    client.disconnect()
    server.kill()
    await once(server, 'exit')
  })

  return {
    get url() {
      return url
    },
    empty: async () => void (await client.flushall()),
  }
}
