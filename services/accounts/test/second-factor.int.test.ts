import type { AppError } from '@sild/service-kit'
import { actorOf, testService } from '@sild/testing'
import { generateSync } from 'otplib'
import { beforeEach, describe, expect, it } from 'vitest'
import { accountsService } from '../src/service.ts'
import { auditOf, endedSessions, password, registered, type RegisteredUser, signIn, system } from './arrange.ts'

let now = Date.now()
const clock = { now: () => new Date(now) }
const accounts = testService(accountsService, { clock })
const strict = testService(accountsService, { config: () => ({ isSecondFactorRequired: true }) })

const staffOf = async (service: typeof accounts): Promise<RegisteredUser> => {
  const user = await registered(service)
  await service.database.query(`update accounts.users set roles = '{moderator}' where user_guid = $1`, [user.userGuid])
  return user
}
const actor = ({ userGuid }: RegisteredUser, sessionGuid: string | null = null) =>
  actorOf('moderator', { userGuid, sessionGuid })

/** What an app shows that was given the secret. */
const appOf =
  (secret: string) =>
  (stepsAhead = 0): string =>
    generateSync({ secret, epoch: Math.floor(clock.now().getTime() / 1000) + stepsAhead * 30 })
const begin = async (user: RegisteredUser) => {
  const { secret, uri } = await accounts.call('beginSecondFactor', { body: { password } }, actor(user))
  return { uri, secret, codeNow: appOf(secret) }
}
const later = (): void => {
  now += 60_000
}
async function enrolled() {
  const user = await staffOf(accounts)
  const { codeNow, secret } = await begin(user)
  const confirmed = await accounts.call('confirmSecondFactor', { body: { code: codeNow() } }, actor(user))
  later()
  return { user, secret, codeNow, ...confirmed }
}
const refused = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: AppError) => ({ code: error.code, field: error.fields?.['code']?.code }),
  )

beforeEach(later)

describe('an authenticator', () => {
  it('is not for a user without a role', async () => {
    const user = await registered(accounts)
    const member = actorOf('customer', { userGuid: user.userGuid })
    expect(await accounts.call('getSecondFactor', {}, member)).toEqual({ state: 'unavailable', recoveryCodesLeft: 0 })
    await expect(accounts.call('beginSecondFactor', { body: { password } }, member)).rejects.toMatchObject({
      code: 'forbidden',
    })
  })

  it('is set up with the password and its first code, and only then required', async () => {
    const user = await staffOf(accounts)
    await expect(
      accounts.call('beginSecondFactor', { body: { password: 'not-this-one' } }, actor(user)),
    ).rejects.toMatchObject({ fields: { password: { code: 'password-wrong' } } })
    const { codeNow, secret, uri } = await begin(user)
    expect(uri).toContain(secret)
    expect(await accounts.call('getSecondFactor', {}, actor(user))).toMatchObject({ state: 'off' })
    expect((await signIn(accounts, user.email)).user.roles).toEqual(['moderator'])
    const { recoveryCodes } = await accounts.call('confirmSecondFactor', { body: { code: codeNow() } }, actor(user))
    expect(new Set(recoveryCodes).size).toBe(10)
    expect(await accounts.call('getSecondFactor', {}, actor(user))).toEqual({ state: 'on', recoveryCodesLeft: 10 })
    expect(await refused(signIn(accounts, user.email))).toEqual({ code: 'invalid', field: 'code-required' })
  })

  it('ends the sessions that were opened without it, except the current one', async () => {
    const user = await staffOf(accounts)
    const [mine, other] = [await signIn(accounts, user.email), await signIn(accounts, user.email)]
    const { codeNow } = await begin(user)
    await accounts.call('confirmSecondFactor', { body: { code: codeNow() } }, actor(user, mine.sessionGuid))
    const rotate = ({ binderToken, refreshToken }: typeof mine) =>
      refused(accounts.call('rotateSession', { body: { binderToken, refreshToken } }, system))
    expect([await rotate(mine), (await rotate(other))?.code]).toEqual([null, 'session-expired'])
    expect(await endedSessions(accounts)).toContain(other.sessionGuid)
  })

  it('accepts the current code, once', async () => {
    const { codeNow, user } = await enrolled()
    const code = codeNow()
    expect((await signIn(accounts, user.email, { code: `${code.slice(0, 3)} ${code.slice(3)}` })).user.guid).toBe(
      user.userGuid,
    )
    expect(await refused(signIn(accounts, user.email, { code }))).toEqual({ code: 'invalid', field: 'code-wrong' })
  })

  it('says nothing of codes to a caller who does not know the password', async () => {
    const { codeNow, user } = await enrolled()
    const guess = { password: 'not-this-one', code: codeNow() }
    expect(await refused(signIn(accounts, user.email, guess))).toMatchObject({ code: 'credentials-wrong' })
  })

  it('accepts one of two concurrent calls with the same code', async () => {
    const { codeNow, user } = await enrolled()
    const code = codeNow()
    const outcomes = await Promise.all([1, 2, 3].map(() => refused(signIn(accounts, user.email, { code }))))
    expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(1)
  })

  it('is replaced by a recovery code, each once, in any spelling', async () => {
    const { recoveryCodes, user } = await enrolled()
    const code = recoveryCodes[0]!.toLowerCase().replaceAll('-', ' ')
    await signIn(accounts, user.email, { code })
    expect(await refused(signIn(accounts, user.email, { code }))).toMatchObject({ field: 'code-wrong' })
    expect(await accounts.call('getSecondFactor', {}, actor(user))).toMatchObject({ recoveryCodesLeft: 9 })
    expect(await auditOf(accounts, user.userGuid)).toContain('recovery-code-used')
  })

  it('allows five guesses, then refuses the right code too for a while', async () => {
    const { codeNow, user } = await enrolled()
    for (let guess = 0; guess < 5; guess += 1) await refused(signIn(accounts, user.email, { code: '000000' }))
    expect(await refused(signIn(accounts, user.email, { code: codeNow() }))).toMatchObject({ code: 'rate-limited' })
  })

  it('is ended with password and code, and can then be set up again', async () => {
    const { codeNow, user } = await enrolled()
    const end = (code: string) => refused(accounts.call('endSecondFactor', { body: { password, code } }, actor(user)))
    expect(await end('000000')).toMatchObject({ field: 'code-wrong' })
    expect(await end(codeNow())).toBeNull()
    expect((await signIn(accounts, user.email)).user.guid).toBe(user.userGuid)
    expect(await accounts.call('getSecondFactor', {}, actor(user))).toEqual({ state: 'off', recoveryCodesLeft: 0 })
    expect(await end(codeNow())).toMatchObject({ code: 'second-factor-changed' })
    expect((await begin(user)).secret).toMatch(/^[A-Z2-7]{32}$/)
  })

  it('cannot be set up over one that is in use', async () => {
    const { user } = await enrolled()
    expect(await refused(begin(user))).toMatchObject({ code: 'second-factor-changed' })
  })

  it('is shown once: no reply is stored, not even for a call that may be repeated', async () => {
    const user = await staffOf(accounts)
    const options = { idempotencyKey: crypto.randomUUID() }
    const { secret } = await accounts.call('beginSecondFactor', { body: { password } }, actor(user), options)
    await accounts.call('confirmSecondFactor', { body: { code: appOf(secret)() } }, actor(user), options)
    const kept = await accounts.database.query('select 1 from accounts.idempotency_keys where actor = $1', [
      user.userGuid,
    ])
    expect(kept).toEqual([])
  })

  it('is stored encrypted: a copy of the table opens no account', async () => {
    const { secret, user } = await enrolled()
    const [row] = await accounts.database.query<{ text: string }>(
      `select users::text || string_agg(recovery_codes::text, '') as text from accounts.users
       join accounts.recovery_codes using (user_guid) where user_guid = $1 group by users.*`,
      [user.userGuid],
    )
    expect(row!.text).not.toContain(secret)
    expect(row!.text).toMatch(/\\x[0-9a-f]{96}/)
  })
})

describe('when the staff need an authenticator', () => {
  it('users are members like any other until they have one', async () => {
    const user = await staffOf(strict)
    const { user: member } = await signIn(strict, user.email)
    expect(member.roles).toEqual([])
    const withoutRole = actorOf('customer', { userGuid: user.userGuid })
    expect(await strict.call('getUser', {}, withoutRole)).toMatchObject({ roles: [] })
    expect(await strict.call('getSecondFactor', {}, withoutRole)).toMatchObject({ state: 'required' })
    const { secret } = await strict.call('beginSecondFactor', { body: { password } }, withoutRole)
    now = Date.now()
    await strict.call('confirmSecondFactor', { body: { code: appOf(secret)() } }, withoutRole)
    now = Date.now() + 60_000
    const signedIn = await signIn(strict, user.email, { code: appOf(secret)(-1) })
    expect(signedIn.user.roles).toEqual(['moderator'])
  })
})
