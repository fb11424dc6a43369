import { randomUUID } from 'node:crypto'
import { actorOf, testService } from '@sild/testing'
import { describe, expect, it, vi } from 'vitest'
import { accountsService } from '../src/service.ts'
import {
  auditOf,
  endedSessions,
  mailedToken,
  newRegistration,
  password,
  registered,
  type RegisteredUser,
  signIn,
  system,
} from './arrange.ts'

const accounts = testService(accountsService)
const newPassword = 'uus-kuusk-8'
const memberOf = ({ userGuid }: Pick<RegisteredUser, 'userGuid'>, sessionGuid: string | null = null) =>
  actorOf('customer', { userGuid, sessionGuid })
const rotate = ({ refreshToken, binderToken }: { refreshToken: string; binderToken: string }) =>
  accounts.call('rotateSession', { body: { refreshToken, binderToken } }, system)
const over = { code: 'session-expired', status: 401 }

describe('changing the password', () => {
  const change = (user: RegisteredUser, sessionGuid: string | null, own: object = {}) =>
    accounts.call(
      'updateUser',
      { body: { oldPassword: password, password: newPassword, ...own } },
      memberOf(user, sessionGuid),
    )

  it('ends all sessions but the one that changed it, at once, and notifies the owner', async () => {
    const user = await registered(accounts)
    const [mine, other] = [await signIn(accounts, user.email), await signIn(accounts, user.email)]
    expect(await change(user, mine.sessionGuid)).toMatchObject({ guid: user.userGuid })
    const ended = await endedSessions(accounts)
    expect([mine, other].map(({ sessionGuid }) => ended.includes(sessionGuid))).toEqual([false, true])
    await expect(rotate(other)).rejects.toMatchObject(over)
    await expect(rotate(mine)).resolves.toBeDefined()
    await expect(signIn(accounts, user.email)).rejects.toMatchObject({ code: 'credentials-wrong' })
    await expect(signIn(accounts, user.email, { password: newPassword })).resolves.toBeDefined()
    await accounts.runJobs()
    expect(accounts.mails.at(-1)).toMatchObject({ to: user.email, subject: 'Your password was changed' })
    expect(await auditOf(accounts, user.userGuid)).toContain('password-changed')
  })

  it.each([
    ['a wrong present password', { oldPassword: 'a-wrong-guess' }, { oldPassword: { code: 'password-wrong' } }],
    ['the same password again', { password }, { password: { code: 'same-values' } }],
    ['what everybody would guess', { password: 'password' }, { password: { code: 'password-common' } }],
    ['no present password', { oldPassword: undefined }, { oldPassword: { code: 'required' } }],
  ])('refuses %s', async (_what, own, fields) => {
    const user = await registered(accounts)
    await expect(change(user, null, own)).rejects.toMatchObject({ code: 'invalid', fields })
    await expect(signIn(accounts, user.email)).resolves.toBeDefined()
  })

  it('is refused when the present password is replaced during the check', async () => {
    const user = await registered(accounts)
    await accounts.call('requestRecovery', { body: { email: user.email } }, actorOf('guest'))
    await accounts.runJobs()
    const recovered = 'kuldne-kask-9'
    const recovery = { params: { token: mailedToken(accounts, user.email, 'recovery') }, body: { password: recovered } }
    const { passwords } = accounts.deps
    const verify = passwords.verify.bind(passwords)
    vi.spyOn(passwords, 'verify').mockImplementationOnce(async (...asked) => {
      const isRight = await verify(...asked)
      await accounts.call('resetPassword', recovery, actorOf('guest'))
      return isRight
    })
    await expect(change(user, null)).rejects.toMatchObject({ fields: { oldPassword: { code: 'password-wrong' } } })
    await expect(signIn(accounts, user.email, { password: recovered })).resolves.toBeDefined()
  })

  it('limits guesses of the present password', async () => {
    const user = await registered(accounts)
    for (let count = 0; count < 10; count += 1)
      await expect(change(user, null, { oldPassword: 'a-wrong-guess' })).rejects.toMatchObject({ code: 'invalid' })
    await expect(change(user, null)).rejects.toMatchObject({ code: 'rate-limited', status: 429 })
  })

  it('limits guesses that come at once too', async () => {
    const user = await registered(accounts)
    const guesses = Array.from({ length: 30 }, () => change(user, null, { oldPassword: 'a-wrong-guess' }))
    const outcomes = await Promise.all(guesses.map((guess) => guess.catch(({ code }) => code)))
    expect(outcomes.filter((code) => code === 'invalid')).toHaveLength(10)
  })
})

describe('sessions', () => {
  const list = async (user: RegisteredUser, sessionGuid: string | null = null) =>
    (await accounts.call('listSessions', {}, memberOf(user, sessionGuid))).list

  it('are listed by their browser, the own one marked', async () => {
    const user = await registered(accounts)
    const userAgent = 'Mozilla/5.0 (Windows NT 10.0; rv:151.0) Gecko/20100101 Firefox/151.0'
    await signIn(accounts, user.email)
    const { sessionGuid } = await signIn(accounts, user.email, { userAgent })
    expect(await list(user, sessionGuid)).toMatchObject([
      { sessionGuid, isCurrent: true, browser: 'Firefox', system: 'Windows' },
      { isCurrent: false, browser: null, system: null },
    ])
  })

  it('end one by one or all but the own one, and their tokens with them', async () => {
    const user = await registered(accounts)
    const [mine, second, third] = [
      await signIn(accounts, user.email),
      await signIn(accounts, user.email),
      await signIn(accounts, user.email),
    ]
    await accounts.call('endSession', { params: { sessionGuid: second.sessionGuid } }, memberOf(user, mine.sessionGuid))
    expect(await endedSessions(accounts)).toContain(second.sessionGuid)
    await expect(rotate(second)).rejects.toMatchObject(over)
    expect(await accounts.call('endOtherSessions', {}, memberOf(user, mine.sessionGuid))).toEqual({ endedCount: 1 })
    await expect(rotate(third)).rejects.toMatchObject(over)
    expect((await list(user, mine.sessionGuid)).map(({ sessionGuid }) => sessionGuid)).toEqual([mine.sessionGuid])
    await expect(rotate(mine)).resolves.toBeDefined()
  })

  it('of other users cannot be read or ended', async () => {
    const [owner, stranger] = [await registered(accounts), await registered(accounts)]
    const held = await signIn(accounts, owner.email)
    const end = accounts.call('endSession', { params: { sessionGuid: held.sessionGuid } }, memberOf(stranger))
    await expect(end).rejects.toMatchObject({ code: 'session-not-found', status: 404 })
    expect(await list(stranger)).toEqual([])
    await expect(rotate(held)).resolves.toBeDefined()
  })
})

describe('mailing preferences', () => {
  it('include news of publications but none of the portal by default, and change one by one', async () => {
    const user = await registered(accounts)
    const actor = memberOf(user)
    const update = (body: object) => accounts.call('updateMailingConfiguration', { body }, actor)
    const chosen = () => accounts.call('getMailingConfiguration', {}, actor)
    expect(await chosen()).toEqual({ publicationUpdates: true, portalUpdates: false })
    expect(await update({ portalUpdates: true })).toEqual({ publicationUpdates: true, portalUpdates: true })
    expect(await update({ publicationUpdates: false })).toEqual({ publicationUpdates: false, portalUpdates: true })
    expect(await chosen()).toEqual({ publicationUpdates: false, portalUpdates: true })
    await expect(update({ transactional: false })).rejects.toMatchObject({ code: 'invalid' })
  })

  it('of a deleted user are refused', async () => {
    const nobody = memberOf({ userGuid: randomUUID() })
    await expect(
      accounts.call('updateMailingConfiguration', { body: { portalUpdates: true } }, nobody),
    ).rejects.toMatchObject({ code: 'unauthenticated' })
  })
})

describe('the referral link', () => {
  it('belongs to one user and counts the sign-ups by it', async () => {
    const [user, other] = [await registered(accounts), await registered(accounts)]
    const referral = (owner: RegisteredUser) => accounts.call('getReferral', {}, memberOf(owner))
    const { link, registeredCount } = await referral(user)
    expect(link).toMatch(/^https:\/\/sild\.test\/sign-up\?referrer=[0-9a-f]{12}$/)
    expect(registeredCount).toBe(0)
    const referrer = new URL(link).searchParams.get('referrer')
    await accounts.call('registerUser', { body: newRegistration({ referrer }) }, actorOf('guest'))
    expect(await referral(user)).toEqual({ link, registeredCount: 1 })
    expect(await referral(other)).toMatchObject({ registeredCount: 0 })
    expect((await referral(other)).link).not.toBe(link)
  })
})

it('documents list the accepted versions with their dates', async () => {
  const user = await registered(accounts)
  const { joinedAt } = await accounts.call('getUser', {}, memberOf(user))
  expect(await accounts.call('listDocuments', {}, memberOf(user))).toEqual({
    list: [
      { kind: 'terms-and-conditions', acceptedAt: joinedAt },
      { kind: 'privacy-policy', acceptedAt: joinedAt },
      { kind: 'cookie-policy', acceptedAt: null },
    ],
  })
})
