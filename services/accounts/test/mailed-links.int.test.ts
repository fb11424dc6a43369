import { randomUUID } from 'node:crypto'
import { actorOf, testService } from '@sild/testing'
import { describe, expect, it } from 'vitest'
import { accountsService } from '../src/service.ts'
import { mailedToken, password, registered } from './arrange.ts'

const accounts = testService(accountsService)
const guest = actorOf('guest')
const rowOf = async (email: string) =>
  (await accounts.database.query('select * from accounts.users where email = $1', [email]))[0]

interface Kind {
  /** Has the link mailed to a new address. */
  mail(): Promise<{ email: string; token: string; userGuid: string }>
  follow(token: string): Promise<unknown>
  /** The answer to a link that was followed before: the same one again within a day, or a refusal. */
  again: object
}

const activation: Kind = {
  async mail() {
    const user = await registered(accounts)
    return { ...user, token: mailedToken(accounts, user.email) }
  },
  follow: (token) => accounts.call('activateAccount', { params: { token } }, guest),
  again: { status: 'already-activated', signInToken: expect.any(String) },
}
const onboarding: Kind = {
  async mail() {
    const email = `${randomUUID()}@example.ee`
    await accounts.call('registerEmail', { body: { email, agreement: true } }, guest)
    await accounts.runJobs()
    const { user_guid: userGuid } = (await rowOf(email)) as { user_guid: string }
    return { email, userGuid, token: mailedToken(accounts, email, 'verification') }
  },
  follow: (verificationToken) => accounts.call('verifyOnboarding', { body: { verificationToken } }, guest),
  // Until the password is chosen the link goes on to work.
  again: { passwordToken: expect.any(String), email: expect.any(String) },
}
const changeOfAddress: Kind = {
  async mail() {
    const { userGuid } = await registered(accounts)
    const email = `${randomUUID()}@example.ee`
    await accounts.call('changeEmail', { body: { email } }, actorOf('customer', { userGuid }))
    await accounts.runJobs()
    return { email, userGuid, token: mailedToken(accounts, email, 'verification') }
  },
  follow: (token) => accounts.call('verifyEmail', { params: { token } }, guest),
  again: { status: 'already-verified', signInToken: null },
}
const recovery: Kind = {
  async mail() {
    const user = await registered(accounts)
    await accounts.call('requestRecovery', { body: { email: user.email } }, guest)
    await accounts.runJobs()
    return { ...user, token: mailedToken(accounts, user.email, 'recovery') }
  },
  follow: (token) => accounts.call('resetPassword', { params: { token }, body: { password: `${password}-2` } }, guest),
  again: { code: 'token-expired' },
}
const kinds = { activation, onboarding, 'a change of address': changeOfAddress, recovery }

/** A refusal by its code, like an answer. */
const outcomeOf = (followed: Promise<unknown>) => followed.catch(({ code }: { code: string }) => ({ code }))

describe.each(Object.entries(kinds))('the mailed link of %s', (name, { again, follow, mail }) => {
  it('is invalid when it was damaged, and changes nothing', async () => {
    const { token, userGuid } = await mail()
    for (const damaged of [`${token.slice(0, -2)}AA`, token.slice(0, -1), `${token}A`, 'x'])
      expect(await outcomeOf(follow(damaged))).toEqual({ code: 'token-invalid' })
    const [user] = await accounts.database.query('select verified_at from accounts.users where user_guid = $1', [
      userGuid,
    ])
    expect(user).toEqual({ verified_at: null })
  })

  it('is refused when it has expired', async () => {
    const { token, userGuid } = await mail()
    for (const table of ['mailed_tokens', 'activation_tokens'])
      await accounts.database.query(`update accounts.${table} set expires_at = now() where user_guid = $1`, [userGuid])
    expect(await outcomeOf(follow(token))).toEqual({ code: 'token-expired' })
  })

  it('has one reply when it was used', async () => {
    const { token } = await mail()
    await follow(token)
    expect(await outcomeOf(follow(token))).toEqual(again)
  })

  it('confirms the address of its own account and no other', async () => {
    const [{ email, token }, other] = [await mail(), await mail()]
    await follow(token)
    expect((await rowOf(email))!['verified_at']).not.toBeNull()
    const [foreign] = await accounts.database.query('select verified_at from accounts.users where user_guid = $1', [
      other.userGuid,
    ])
    expect(foreign).toEqual({ verified_at: null })
  })

  it('is invalid in place of a link of another kind', async () => {
    const { token } = await mail()
    // One page takes both: the address of a new account, and the new address of an account.
    const isSamePage = (kind: string) => name === 'onboarding' && kind === 'a change of address'
    const others = Object.entries(kinds).filter(([kind]) => kind !== name && !isSamePage(kind))
    for (const [, { follow: followOther }] of others)
      expect(await outcomeOf(followOther(token))).toEqual({ code: 'token-invalid' })
  })
})
