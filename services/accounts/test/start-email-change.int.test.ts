import { randomUUID } from 'node:crypto'
import { actorOf, testService } from '@sild/testing'
import { describe, expect, it } from 'vitest'
import { accountsService } from '../src/service.ts'
import { auditOf, mailedToken, registered, signIn } from './arrange.ts'

const accounts = testService(accountsService)
const guest = actorOf('guest')
const support = actorOf('support')
const start = (currentEmail: string, email: string, actor = support) =>
  accounts.call('startEmailChange', { body: { currentEmail, email } }, actor)
const verify = (email: string) =>
  accounts.call('verifyEmail', { params: { token: mailedToken(accounts, email, 'verification') } }, guest)
const newAddress = () => `${randomUUID()}@example.ee`

async function confirmed() {
  const user = await registered(accounts)
  await accounts.call('activateAccount', { params: { token: mailedToken(accounts, user.email) } }, guest)
  return user
}

describe('a change of address that support begins', () => {
  it('is told to both addresses, and made by the new one alone', async () => {
    const { email, userGuid } = await confirmed()
    const other = newAddress()
    await start(email.toUpperCase(), other)
    await accounts.runJobs()
    const subjects = Object.fromEntries(accounts.mails.slice(-2).map(({ to, subject }) => [to, subject]))
    expect(subjects).toEqual({
      [email]: 'Your email address is about to change',
      [other]: 'Confirm your new email address',
    })
    await expect(signIn(accounts, email)).resolves.toBeDefined()
    expect(await verify(other)).toEqual({ status: 'verified' })
    expect((await signIn(accounts, other)).user).toMatchObject({ guid: userGuid, isVerified: 1 })
    await expect(signIn(accounts, email)).rejects.toMatchObject({ code: 'credentials-wrong' })
    expect(await auditOf(accounts, userGuid)).toContain('email-changed')
    expect(await auditOf(accounts, support.userGuid!)).toContain('email-change-started')
  })

  it('ends one that was begun before, so that nobody takes over what support mistyped', async () => {
    const { email, userGuid } = await confirmed()
    const [mistyped, right] = [newAddress(), newAddress()]
    await start(email, mistyped)
    await accounts.runJobs()
    await start(email, right)
    await accounts.runJobs()
    expect(await verify(right)).toEqual({ status: 'verified' })
    await expect(verify(mistyped)).rejects.toMatchObject({ code: 'token-expired' })
    expect((await signIn(accounts, right)).user.guid).toBe(userGuid)
  })

  it('ends the link by which somebody would confirm the address they signed up with', async () => {
    const email = newAddress()
    await accounts.call('registerEmail', { body: { email } }, guest)
    await accounts.runJobs()
    await start(email, newAddress())
    await expect(verify(email)).rejects.toMatchObject({ code: 'token-expired' })
    await accounts.runJobs()
  })

  it('goes on when the mailbox that was given up recovers the password', async () => {
    const { email, userGuid } = await confirmed()
    const other = newAddress()
    await start(email, other)
    await accounts.call('requestRecovery', { body: { email } }, guest)
    await accounts.runJobs()
    const recovery = { params: { token: mailedToken(accounts, email, 'recovery') }, body: { password: 'uus-kuusk-8' } }
    await accounts.call('resetPassword', recovery, guest)
    expect(await verify(other)).toEqual({ status: 'verified' })
    expect((await signIn(accounts, other, { password: 'uus-kuusk-8' })).user.guid).toBe(userGuid)
    await accounts.runJobs()
  })

  it('gives nobody the address of somebody else, and tells that one', async () => {
    const [user, owner] = [await confirmed(), await confirmed()]
    await start(user.email, owner.email)
    await accounts.runJobs()
    expect(accounts.mails.findLast(({ to }) => to === owner.email)).toMatchObject({
      subject: 'You already have an account at Sild',
    })
    expect((await signIn(accounts, user.email)).user.guid).toBe(user.userGuid)
  })

  it('is for an address that has an account, and another one', async () => {
    const { email } = await confirmed()
    await expect(start(newAddress(), newAddress())).rejects.toMatchObject({ code: 'user-not-found', status: 404 })
    await expect(start(email, email.toUpperCase())).rejects.toMatchObject({ fields: { email: { code: 'same-email' } } })
  })

  it('is not begun by somebody for themselves, also not by an admin', async () => {
    const { email, userGuid } = await confirmed()
    for (const persona of ['support', 'admin'] as const)
      await expect(start(email, newAddress(), actorOf(persona, { userGuid }))).rejects.toMatchObject({
        code: 'conflict-of-interest',
        status: 403,
      })
  })

  it('gives support no way into the accounts of the staff, which are for admins', async () => {
    const { email, userGuid } = await confirmed()
    await accounts.database.query(`update accounts.users set roles = '{admin}' where user_guid = $1`, [userGuid])
    await expect(start(email, newAddress())).rejects.toMatchObject({ code: 'forbidden' })
    await expect(start(email, newAddress(), actorOf('admin'))).resolves.toEqual({ acknowledged: true })
    await accounts.runJobs()
  })

  it('can be begun three times an hour', async () => {
    const { email } = await confirmed()
    for (let count = 0; count < 3; count += 1) await start(email, newAddress())
    await expect(start(email, newAddress())).rejects.toMatchObject({ code: 'rate-limited' })
    await accounts.runJobs()
  })
})
