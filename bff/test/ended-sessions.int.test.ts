import { testDatabase } from '@sild/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { guestToken, testBff, testEnvironment } from './bff.ts'
import { sentBack } from './cookie-jar.ts'
import { type RealServices, startServices } from './real-services.ts'

const PASSWORD = 'pärnu-mnt-2026'
const database = testDatabase()
const environment = { RATE_LIMIT_SCALE: '1000' }
const one = testBff({ database, environment })
/** Hears no live message at all. */
const deaf = testBff({ environment })
/** Processes that have just started: they serve no request before their tests. */
const started = testBff({ environment })
const startedLater = testBff({ environment })
let services: RealServices
beforeAll(async () => {
  services = await startServices(database, testEnvironment(one.deps.config.dataDir))
  for (const bff of [one, deaf, started, startedLater]) bff.serve(services.urls)
})
afterAll(() => services.kill())

const signIn = async () => {
  const email = `${crypto.randomUUID()}@sild.test`
  const body = { email, password: PASSWORD, userType: 'customer', basicLocale: 'en', agreement: true }
  await one.call('registerUser', { token: guestToken(one.deps), body })
  const reply = await one.call('signIn', { body: { email, password: PASSWORD } })
  const { token, user } = reply.json().result
  return { cookie: sentBack(reply), token: token as string, userGuid: user.guid as string }
}
const statusAt = async (bff: typeof one, token: string) =>
  (await bff.call('listNotifications', { token, query: {} })).statusCode

describe('a session that has ended', () => {
  it('is over within a second in every process, though its token has not expired', async () => {
    const { token } = await signIn()
    const other = await signIn()
    for (const bff of [one, deaf]) expect(await statusAt(bff, token)).not.toBe(401)
    await one.call('deleteUser', { token, body: { password: PASSWORD } })
    for (const bff of [one, deaf]) await expect.poll(() => statusAt(bff, token), { timeout: 1000 }).toBe(401)
    for (const bff of [one, deaf]) expect(await statusAt(bff, other.token)).not.toBe(401)
  })

  it('stays ended for a process that starts later', async () => {
    const { cookie, token } = await signIn()
    await one.call('signOut', { headers: { cookie }, token })
    expect(await statusAt(started, token)).toBe(401)
  })

  it('stays ended when its user is erased', async () => {
    const { token, userGuid } = await signIn()
    await one.call('deleteUser', { token, body: { password: PASSWORD } })
    await database.query('delete from accounts.users where user_guid = $1', [userGuid])
    expect(await statusAt(startedLater, token)).toBe(401)
  })
})
