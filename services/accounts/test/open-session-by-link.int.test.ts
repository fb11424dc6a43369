import { randomUUID } from 'node:crypto'
import { actorOf, testService } from '@sild/testing'
import { describe, expect, it } from 'vitest'
import { accountsService } from '../src/service.ts'
import { auditOf, mailedToken, registered, type RegisteredUser, signIn, system } from './arrange.ts'

const accounts = testService(accountsService)
const guest = actorOf('guest')
const activate = (token: string) => accounts.call('activateAccount', { params: { token } }, guest)
const open = (token: string, own = {}) =>
  accounts.call('openSessionByLink', { body: { token, isRemembered: true, device: null, ...own } }, system)

/** What activation returns to the page of the mailed link. */
async function signInTokenOf({ email }: RegisteredUser): Promise<string> {
  const { signInToken } = await activate(mailedToken(accounts, email))
  return signInToken!
}

describe('openSessionByLink', () => {
  it('opens a session for the user who has just confirmed the address, without a password', async () => {
    const user = await registered(accounts)
    const session = await open(await signInTokenOf(user))
    expect(session).toMatchObject({ isRemembered: true, user: { guid: user.userGuid, isVerified: 1 } })
    const { refreshToken, binderToken } = session
    await expect(
      accounts.call('rotateSession', { body: { refreshToken, binderToken } }, system),
    ).resolves.toMatchObject({ sessionGuid: session.sessionGuid })
    expect(await auditOf(accounts, user.userGuid)).toEqual(['registered', 'activated', 'signed-in'])
  })

  it('accepts a token once, also for concurrent requests', async () => {
    const token = await signInTokenOf(await registered(accounts))
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => open(token)))
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(refused.map(({ reason }) => reason.code)).toEqual(Array.from({ length: 4 }, () => 'token-expired'))
  })

  it('accepts a token for five minutes', async () => {
    const user = await registered(accounts)
    const token = await signInTokenOf(user)
    await accounts.database.query(
      `update accounts.mailed_tokens set expires_at = expires_at - interval '5 minutes' where user_guid = $1`,
      [user.userGuid],
    )
    await expect(open(token)).rejects.toMatchObject({ code: 'token-expired' })
  })

  it('accepts no token of a mail', async () => {
    const { email } = await registered(accounts)
    await expect(open(mailedToken(accounts, email))).rejects.toMatchObject({ code: 'token-invalid' })
    await expect(open('nothing')).rejects.toMatchObject({ code: 'token-invalid' })
  })

  it('refuses a user who was suspended in the meantime', async () => {
    const user = await registered(accounts)
    const token = await signInTokenOf(user)
    await suspend(user)
    await expect(open(token)).rejects.toMatchObject({ code: 'account-suspended', status: 403 })
  })

  it('remembers the browser as one that has signed in', async () => {
    const user = await registered(accounts)
    await open(await signInTokenOf(user), { device: 'a-browser' })
    const known = await accounts.database.query('select 1 from accounts.known_devices where user_guid = $1', [
      user.userGuid,
    ])
    expect(known).toHaveLength(1)
  })

  it.each(['guest', 'customer', 'admin'] as const)('is not for a %s', async (persona) => {
    const body = { token: 'nothing', isRemembered: false, device: null }
    await expect(accounts.call('openSessionByLink', { body }, actorOf(persona))).rejects.toMatchObject({
      code: 'forbidden',
    })
  })
})

describe('a confirmed address', () => {
  it('signs in again from a link that was opened before, until the first session is open', async () => {
    const user = await registered(accounts)
    const link = mailedToken(accounts, user.email)
    await activate(link)
    const { status, signInToken } = await activate(link)
    expect(status).toBe('already-activated')
    await open(signInToken!)
    expect(await activate(link)).toEqual({ status: 'already-activated', signInToken: null })
  })

  it('signs in a user who corrected the address after signing up', async () => {
    const user = await registered(accounts)
    await signIn(accounts, user.email)
    const email = `${randomUUID()}@example.ee`
    await accounts.call(
      'changeEmail',
      { body: { email, userType: 'customer' } },
      actorOf('customerUnverified', { userGuid: user.userGuid }),
    )
    await accounts.runJobs()
    const token = mailedToken(accounts, email, 'verification')
    const { signInToken } = await accounts.call('verifyEmail', { params: { token } }, guest)
    expect((await open(signInToken!)).user).toMatchObject({ email, isVerified: 1 })
  })

  it('signs in no user after support has replaced the confirmed address', async () => {
    const user = await registered(accounts)
    await activate(mailedToken(accounts, user.email))
    const email = `${randomUUID()}@example.ee`
    await accounts.call('startEmailChange', { body: { currentEmail: user.email, email } }, actorOf('support'))
    await accounts.runJobs()
    const link = { params: { token: mailedToken(accounts, email, 'verification') } }
    const waiting = { status: 'waiting', signInToken: null }
    expect(await accounts.call('verifyEmail', link, guest)).toMatchObject(waiting)
    expect(await accounts.call('verifyEmail', link, guest)).toMatchObject(waiting)
  })

  it.each([
    ['of the staff', (user: RegisteredUser) => change(user, `roles = '{support}'`)],
    [
      'with a second factor',
      (user: RegisteredUser) => change(user, `second_factor_secret = 'x', second_factor_at = now()`),
    ],
    ['without a password', (user: RegisteredUser) => change(user, 'password_hash = null')],
    ['that is suspended', (user: RegisteredUser) => suspend(user)],
  ])('signs in no account %s', async (_which, arrange) => {
    const user = await registered(accounts)
    await arrange(user)
    expect(await activate(mailedToken(accounts, user.email))).toEqual({ status: 'activated', signInToken: null })
  })

  it('of an account without a password is named to the page that chooses one', async () => {
    const email = `${randomUUID()}@example.ee`
    await accounts.call('registerEmail', { body: { email } }, guest)
    await accounts.runJobs()
    const body = { verificationToken: mailedToken(accounts, email, 'verification') }
    const chosen = await accounts.call('verifyOnboarding', { body }, guest)
    expect(chosen.email).toBe(email)
    await accounts.call(
      'resetPassword',
      { params: { token: chosen.passwordToken }, body: { password: 'uus-kuusk-8' } },
      guest,
    )
    expect((await signIn(accounts, chosen.email, { password: 'uus-kuusk-8' })).user.isVerified).toBe(1)
  })
})

const change = ({ userGuid }: RegisteredUser, what: string) =>
  accounts.database.query(`update accounts.users set ${what} where user_guid = $1`, [userGuid])

const suspend = ({ userGuid }: RegisteredUser) =>
  accounts.database.query(
    `insert into accounts.suspensions (user_guid, ground, statement, suspended_by_guid) values ($1, 'fraud', 'Why', $1)`,
    [userGuid],
  )
