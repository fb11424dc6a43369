import { actorOf, testService } from '@sild/testing'
import { describe, expect, it } from 'vitest'
import { accountsService } from '../src/service.ts'
import { auditOf, endedSessions, registered, signIn, system } from './arrange.ts'

const accounts = testService(accountsService)
const rotate = (refreshToken: string, binderToken: string) =>
  accounts.call('rotateSession', { body: { refreshToken, binderToken } }, system)
const close = (refreshToken: string) => accounts.call('closeSession', { body: { refreshToken } }, system)
const passTime = (sessionGuid: string, interval: string) =>
  accounts.database.query(
    `update accounts.sessions set rotated_at = rotated_at - $2::interval, expires_at = expires_at - $2::interval where session_guid = $1`,
    [sessionGuid, interval],
  )
const expired = { code: 'session-expired', status: 401 }
const reused = { code: 'session-reused', status: 401 }

async function open(own = {}) {
  const user = await registered(accounts)
  const session = await signIn(accounts, user.email, own)
  return { ...user, ...session, next: (token = session.refreshToken) => rotate(token, session.binderToken) }
}

describe('rotateSession', () => {
  it('exchanges the token for the next of the same session', async () => {
    const { refreshToken, binderToken, sessionGuid, expiresAt, userGuid, next } = await open({ isRemembered: true })
    const second = await next()
    expect(second).toMatchObject({ sessionGuid, expiresAt, binderToken, isRemembered: true, user: { guid: userGuid } })
    expect(second.refreshToken).not.toBe(refreshToken)
    const third = await next(second.refreshToken)
    expect(third.refreshToken).not.toBe(second.refreshToken)
  })

  it('returns what has changed about the user meanwhile', async () => {
    const { userGuid, next } = await open()
    await accounts.database.query('update accounts.users set verified_at = now() where user_guid = $1', [userGuid])
    expect((await next()).user.isVerified).toBe(1)
  })

  it('gives each of fifty parallel tabs a token that works', async () => {
    const { next } = await open()
    const tabs = await Promise.all(Array.from({ length: 50 }, () => next()))
    const { refreshToken } = tabs.at(-1)!
    await expect(next(refreshToken)).resolves.toBeDefined()
  })

  it('keeps a user signed in over many rounds of several tabs that share one cookie', async () => {
    const { sessionGuid, refreshToken, next } = await open()
    let cookie = refreshToken
    for (let round = 0; round < 20; round += 1) {
      const answers = await Promise.all(Array.from({ length: 5 }, () => next(cookie)))
      cookie = answers[round % 5]!.refreshToken
      await passTime(sessionGuid, '10 minutes')
    }
    await expect(next(cookie)).resolves.toBeDefined()
  })

  it('accepts a repeated call without its reply for ten seconds', async () => {
    const { sessionGuid, next } = await open()
    await next()
    await passTime(sessionGuid, '9 seconds')
    const again = await next()
    await expect(next(again.refreshToken)).resolves.toBeDefined()
  })

  it('ends the session when a token is used again after that', async () => {
    const { userGuid, sessionGuid, next } = await open()
    const { refreshToken } = await next()
    await passTime(sessionGuid, '11 seconds')
    await expect(next()).rejects.toMatchObject(reused)
    await expect(next(refreshToken)).rejects.toMatchObject(reused)
    expect(await auditOf(accounts, userGuid)).toEqual(['registered', 'signed-in', 'session-reused'])
  })

  it('detects a thief with a token of their own', async () => {
    const { sessionGuid, next } = await open()
    const [owner, thief] = [await next(), await next()]
    const ownersNext = await next(owner.refreshToken)
    await passTime(sessionGuid, '11 seconds')
    await expect(next(thief.refreshToken)).rejects.toMatchObject(reused)
    await expect(next(ownersNext.refreshToken)).rejects.toMatchObject(reused)
  })

  it('leaves the other sessions of the user alone', async () => {
    const { email, sessionGuid, next } = await open()
    const other = await signIn(accounts, email)
    await next()
    await passTime(sessionGuid, '1 hour')
    await expect(next()).rejects.toMatchObject(reused)
    await expect(rotate(other.refreshToken, other.binderToken)).resolves.toBeDefined()
  })

  it('needs the binder of the session, and ends a session with a token without it', async () => {
    const { userGuid, refreshToken, binderToken } = await open()
    const stranger = await open()
    await expect(rotate(refreshToken, stranger.binderToken)).rejects.toMatchObject(reused)
    await expect(rotate(refreshToken, binderToken)).rejects.toMatchObject(reused)
    await expect(stranger.next()).resolves.toBeDefined()
    expect(await auditOf(accounts, userGuid)).toContain('session-unbound')
  })

  it.each([
    [false, '24 hours'],
    [true, '60 days'],
  ])('ends a remembered session: %s after %s, however often it was used', async (isRemembered, lifetime) => {
    const { sessionGuid, next } = await open({ isRemembered })
    const { refreshToken } = await next()
    await passTime(sessionGuid, lifetime)
    await expect(next(refreshToken)).rejects.toMatchObject(expired)
  })

  it.each(['', 'x', 'x'.repeat(5000)])('knows no token %s', async (token) => {
    await expect(rotate(token, token)).rejects.toMatchObject(expired)
  })

  it.each(['guest', 'customer', 'admin'] as const)('is closed to %s', async (persona) => {
    const body = { refreshToken: 'x', binderToken: 'x' }
    await expect(accounts.call('rotateSession', { body }, actorOf(persona))).rejects.toMatchObject({
      code: 'forbidden',
    })
  })
})

describe('closeSession', () => {
  it('revokes every token of the session', async () => {
    const { userGuid, refreshToken, next } = await open()
    const second = await next()
    expect(await close(second.refreshToken)).toEqual({ acknowledged: true })
    for (const token of [refreshToken, second.refreshToken]) await expect(next(token)).rejects.toMatchObject(expired)
    expect(await auditOf(accounts, userGuid)).toEqual(['registered', 'signed-in', 'signed-out'])
  })

  it('acknowledges an unknown token and a closed one, and records that once', async () => {
    const { userGuid, refreshToken } = await open()
    await close(refreshToken)
    await close(refreshToken)
    expect(await close('unknown')).toEqual({ acknowledged: true })
    expect((await auditOf(accounts, userGuid)).filter((event) => event === 'signed-out')).toHaveLength(1)
  })

  it('ends the session of an access token too, and lists it from then on', async () => {
    const { refreshToken, sessionGuid } = await open()
    const other = await open()
    const { readAt } = await accounts.call('listEndedSessions', { query: {} }, system)
    await accounts.call('closeSession', { body: { refreshToken, sessionGuid: other.sessionGuid } }, system)
    const told = await accounts.call('listEndedSessions', { query: { after: readAt } }, system)
    expect(told.sessionGuids).toEqual(expect.arrayContaining([sessionGuid, other.sessionGuid]))
    await accounts.database.query(`update accounts.ended_sessions set ended_at = now() - interval '31 seconds'`)
    expect((await accounts.call('listEndedSessions', { query: { after: told.readAt } }, system)).sessionGuids).toEqual(
      [],
    )
    expect(await endedSessions(accounts)).toContain(sessionGuid)
    await accounts.database.query(`update accounts.ended_sessions set ended_at = now() - interval '12 minutes'`)
    expect(await endedSessions(accounts)).toEqual([])
  })

  it('wins against a concurrent refresh', async () => {
    const { refreshToken, next } = await open()
    const outcomes = await Promise.allSettled([next(), next(), close(refreshToken), next()])
    const tokens = outcomes.flatMap((outcome) =>
      outcome.status === 'fulfilled' && 'refreshToken' in outcome.value ? [outcome.value.refreshToken] : [],
    )
    for (const token of [refreshToken, ...tokens]) await expect(next(token)).rejects.toMatchObject(expired)
  })
})
