import { randomUUID } from 'node:crypto'
import { actorOf, testService } from '@sild/testing'
import { describe, expect, it } from 'vitest'
import { accountsService } from '../src/service.ts'
import { registered, signIn, system } from './arrange.ts'

const accounts = testService(accountsService)
const memberOf = (userGuid: string) => actorOf('customerUnverified', { userGuid })

describe('getUser', () => {
  it('returns the data of the user, without the password', async () => {
    const { userGuid, email } = await registered(accounts, { basicLocale: 'fr' })
    expect(await accounts.call('getUser', {}, memberOf(userGuid))).toEqual({
      guid: userGuid,
      email,
      isVerified: 0,
      locale: 'fr',
      userType: 'customer',
      roles: [],
      tips: [],
      joinedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    })
  })
  it('ends the session of a deleted user', async () => {
    await expect(accounts.call('getUser', {}, memberOf(randomUUID()))).rejects.toMatchObject({
      code: 'unauthenticated',
    })
  })
  it('is not for guests', async () => {
    await expect(accounts.call('getUser', {}, actorOf('guest'))).rejects.toMatchObject({ code: 'sign-in-required' })
  })
})

describe('updateUser', () => {
  const update = (userGuid: string, body: object) => accounts.call('updateUser', { body }, memberOf(userGuid))

  it('changes the given fields and no other user', async () => {
    const [{ userGuid }, other] = [await registered(accounts), await registered(accounts)]
    expect(await update(userGuid, { locale: 'et', tips: ['search'] })).toMatchObject({
      locale: 'et',
      tips: ['search'],
      userType: 'customer',
    })
    expect(await update(userGuid, { userType: 'provider' })).toMatchObject({
      locale: 'et',
      tips: ['search'],
      userType: 'provider',
    })
    expect(await accounts.call('getUser', {}, memberOf(other.userGuid))).toMatchObject({ locale: 'en', tips: [] })
  })
  it('sets no field that users may not set', async () => {
    const { userGuid } = await registered(accounts)
    await expect(
      update(userGuid, { roles: ['admin'], isVerified: 1, email: 'x@example.ee', guid: randomUUID() }),
    ).rejects.toMatchObject({
      code: 'invalid',
      fields: {
        roles: { code: 'unknown-property' },
        isVerified: { code: 'unknown-property' },
        email: { code: 'unknown-property' },
      },
    })
  })
  it('takes an empty change', async () => {
    const { userGuid } = await registered(accounts)
    expect(await update(userGuid, {})).toMatchObject({ guid: userGuid })
  })
})

describe('getUserContacts', () => {
  it('returns to other services the addresses of existing users', async () => {
    const { userGuid, email } = await registered(accounts, { basicLocale: 'et' })
    const { users } = await accounts.call('getUserContacts', { body: { userGuids: [userGuid, randomUUID()] } }, system)
    expect(users).toEqual([{ guid: userGuid, email, locale: 'et' }])
  })
  it.each(['guest', 'provider', 'support', 'admin'] as const)('is closed to %s', async (persona) => {
    await expect(accounts.call('getUserContacts', { body: { userGuids: [] } }, actorOf(persona))).rejects.toMatchObject(
      { code: 'forbidden' },
    )
  })
})

describe('audit_events', () => {
  it.each([
    'update accounts.audit_events set event = $$x$$',
    'delete from accounts.audit_events',
    'truncate accounts.audit_events',
  ])('refuses the service: %s', async (statement) => {
    await expect(accounts.deps.database.knex.raw(statement)).rejects.toMatchObject({ code: '42501' })
  })
})

describe('remove-expired-sessions', () => {
  it('removes expired ones and keeps the others', async () => {
    const { userGuid, email } = await registered(accounts)
    const [over, running] = [await signIn(accounts, email), await signIn(accounts, email)]
    await accounts.database.query(
      `update accounts.sessions set expires_at = now() - interval '2 days' where session_guid = $1`,
      [over.sessionGuid],
    )
    await accounts.database.query(
      `update accounts.activation_tokens set expires_at = now() - interval '2 days' where user_guid = $1`,
      [userGuid],
    )
    await accounts.add('remove-expired-sessions', {})
    await accounts.runJobs()
    const left = await accounts.database.query('select session_guid from accounts.sessions where user_guid = $1', [
      userGuid,
    ])
    expect(left).toEqual([{ session_guid: running.sessionGuid }])
    expect(
      await accounts.database.query('select 1 from accounts.activation_tokens where user_guid = $1', [userGuid]),
    ).toEqual([])
    const body = { refreshToken: over.refreshToken, binderToken: over.binderToken }
    await expect(accounts.call('rotateSession', { body }, system)).rejects.toMatchObject({ code: 'session-expired' })
  })
})
