import { createLive } from '@sild/service-kit/live'
import { createPostgresNotifications } from '@sild/service-kit/notifications'
import { testDatabase } from '@sild/testing'
import pg from 'pg'
import { expect, it } from 'vitest'
import { testBff, tokenFor } from './bff.ts'

const database = testDatabase()
const bff = testBff({ database, environment: { RATE_LIMIT_SCALE: '1000' } })

it('a session that accounts has ended is over within a second, though its token has not expired', async () => {
  await bff.app.hearing
  const [ended, other] = [crypto.randomUUID(), crypto.randomUUID()]
  const tokens = [ended, other].map((sessionGuid) => tokenFor(bff.deps, { userGuid: crypto.randomUUID() }, sessionGuid))
  const codesOf = async () =>
    Promise.all(tokens.map(async (token) => (await bff.call('listNotifications', { token })).statusCode))
  expect(await codesOf()).toEqual([200, 200])

  const url = database.serviceUrl('accounts')
  const pool = new pg.Pool({ connectionString: url })
  const send = async (channel: string, text: string) =>
    void (await pool.query('select pg_notify($1, $2)', [channel, text]))
  const notifications = createPostgresNotifications({ url, send, onError: () => undefined })
  const live = createLive(notifications, () => undefined)
  await live.publish({ type: 'sessions-ended', payload: {}, to: { sessionGuids: [ended] } })
  await expect.poll(codesOf, { timeout: 1000 }).toEqual([401, 200])
  await notifications.close()
  await pool.end()
})
