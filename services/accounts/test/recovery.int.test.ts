import { randomUUID } from 'node:crypto'
import { actorOf, testService } from '@sild/testing'
import { describe, expect, it } from 'vitest'
import { accountsService } from '../src/service.ts'
import { auditOf, mailedToken, password, registered, signIn, system } from './arrange.ts'

const accounts = testService(accountsService)
const guest = actorOf('guest')
const newPassword = 'uus-kuusk-8'
const ask = (email: string) => accounts.call('requestRecovery', { body: { email } }, guest)
const reset = (token: string, own = newPassword) =>
  accounts.call('resetPassword', { params: { token }, body: { password: own } }, guest)
const mailsTo = (email: string) => accounts.mails.filter(({ to }) => to === email)

/** Asks for the link of a recovery mail and gives its token. */
async function recoveryToken(email: string): Promise<string> {
  await ask(email)
  await accounts.runJobs()
  return mailedToken(accounts, email, 'recovery')
}

describe('requestRecovery', () => {
  it('mails a link in the language of its reader, for any spelling of the address', async () => {
    const { email } = await registered(accounts, { basicLocale: 'fr' })
    await ask(email.toUpperCase())
    await accounts.runJobs()
    const mail = mailsTo(email).at(-1)!
    expect(mail).toMatchObject({ locale: 'fr', subject: 'Choisissez un nouveau mot de passe' })
    expect(mail.text).toMatch(/https:\/\/sild\.test\/fr\/recovery\/[\w-]{43}\n/)
  })

  it('answers and enqueues the same for an unknown address, and sends no mail', async () => {
    const { email } = await registered(accounts)
    const stranger = `${randomUUID()}@example.ee`
    expect(await ask(stranger)).toEqual(await ask(email))
    const waiting = await accounts.outbox()
    expect(waiting.map(({ job }) => job)).toEqual(['send-recovery-mail', 'send-recovery-mail'])
    expect(JSON.stringify(waiting)).not.toContain('@')
    await accounts.runJobs()
    expect(mailsTo(stranger)).toEqual([])
    expect(await accounts.database.query('select 1 from accounts.recovery_requests')).toEqual([])
  })

  it.each(['known', 'unknown'])('mails three times an hour to a %s address', async (kind) => {
    const email = kind === 'known' ? (await registered(accounts)).email : `${randomUUID()}@example.ee`
    for (let count = 0; count < 3; count += 1) await ask(email)
    await expect(ask(email)).rejects.toMatchObject({ code: 'rate-limited', status: 429 })
    await accounts.runJobs()
  })

  it('mails no more often for many requests at once', async () => {
    const { email } = await registered(accounts)
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => ask(email)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    await accounts.runJobs()
  })
})

describe('resetPassword', () => {
  it('sets the password once, ends every session, confirms the address and notifies the owner', async () => {
    const { userGuid, email } = await registered(accounts)
    const sessions = [await signIn(accounts, email), await signIn(accounts, email)]
    const token = await recoveryToken(email)
    expect(await reset(token)).toEqual({ acknowledged: true })
    for (const { refreshToken, binderToken } of sessions)
      await expect(
        accounts.call('rotateSession', { body: { refreshToken, binderToken } }, system),
      ).rejects.toMatchObject({ code: 'session-expired' })
    await expect(signIn(accounts, email)).rejects.toMatchObject({ code: 'credentials-wrong' })
    expect((await signIn(accounts, email, { password: newPassword })).user.isVerified).toBe(1)
    await expect(reset(token)).rejects.toMatchObject({ code: 'token-expired', status: 404 })
    await accounts.runJobs()
    expect(mailsTo(email).at(-1)).toMatchObject({ subject: 'Your password was changed' })
    expect(await auditOf(accounts, userGuid)).toContain('password-recovered')
  })

  it('ends the other links of the same user', async () => {
    const { email } = await registered(accounts)
    const tokens = [await recoveryToken(email), await recoveryToken(email)] as const
    await reset(tokens[1])
    await expect(reset(tokens[0])).rejects.toMatchObject({ code: 'token-expired' })
  })

  it('lets an owner in after a lock by guesses', async () => {
    const { email } = await registered(accounts)
    for (let count = 0; count < 10; count += 1)
      await signIn(accounts, email, { password: 'a-wrong-guess' }).catch(() => undefined)
    await expect(signIn(accounts, email)).rejects.toMatchObject({ code: 'rate-limited' })
    await reset(await recoveryToken(email))
    await expect(signIn(accounts, email, { password: newPassword })).resolves.toBeDefined()
  })

  it('works for an hour', async () => {
    const { userGuid, email } = await registered(accounts)
    const token = await recoveryToken(email)
    await accounts.database.query(
      `update accounts.mailed_tokens set expires_at = expires_at - interval '1 hour' where user_guid = $1`,
      [userGuid],
    )
    await expect(reset(token)).rejects.toMatchObject({ code: 'token-expired' })
    await expect(signIn(accounts, email)).resolves.toBeDefined()
  })

  it.each(['nothing', 'x'.repeat(200), "'; drop table users; --"])('knows no link %s', async (token) => {
    await expect(reset(token)).rejects.toMatchObject({ code: 'token-invalid', status: 404 })
  })

  it.each([
    ['12345', 'length-min'],
    ['password', 'password-common'],
    ['x'.repeat(35), 'length-max'],
    ['two words here', 'no-spaces'],
  ])('refuses %s and keeps the link valid', async (own, code) => {
    const { email } = await registered(accounts)
    const token = await recoveryToken(email)
    await expect(reset(token, own)).rejects.toMatchObject({ code: 'invalid', fields: { password: { code } } })
    await expect(reset(token)).resolves.toBeDefined()
  })

  it('requires fifteen characters of the staff', async () => {
    const { userGuid, email } = await registered(accounts)
    await accounts.database.query(`update accounts.users set roles = '{support}' where user_guid = $1`, [userGuid])
    const token = await recoveryToken(email)
    await expect(reset(token)).rejects.toMatchObject({
      fields: { password: { code: 'length-min', values: { val: 15 } } },
    })
    await expect(reset(token, 'x'.repeat(64))).resolves.toBeDefined()
  })
})

describe('signing up with an address alone', () => {
  const signUp = (email: string, own = {}) => accounts.call('registerEmail', { body: { email, ...own } }, guest)
  const verify = (verificationToken: string) =>
    accounts.call('verifyOnboarding', { body: { verificationToken } }, guest)

  it('confirms the address by the mailed link and lets the password be chosen', async () => {
    const email = `${randomUUID()}@example.ee`
    expect(await signUp(email, { userType: 'provider', basicLocale: 'et' })).toEqual({ acknowledged: true })
    await accounts.runJobs()
    expect(mailsTo(email)).toMatchObject([{ locale: 'et', subject: 'Kinnita e-posti aadress ja vali parool' }])
    await expect(signIn(accounts, email)).rejects.toMatchObject({ code: 'credentials-wrong' })
    const { passwordToken } = await verify(mailedToken(accounts, email, 'verification'))
    await reset(passwordToken)
    expect((await signIn(accounts, email, { password: newPassword })).user).toMatchObject({
      isVerified: 1,
      userType: 'provider',
      locale: 'et',
    })
  })

  it('answers the same for a known address, changes nothing and notifies its owner', async () => {
    const { email } = await registered(accounts)
    expect(await signUp(email)).toEqual(await signUp(`${randomUUID()}@example.ee`))
    await accounts.runJobs()
    expect(mailsTo(email).at(-1)).toMatchObject({ subject: 'You already have an account at Sild' })
    await expect(signIn(accounts, email, { password })).resolves.toBeDefined()
  })

  it('mails the link again to a user who signs up again without having chosen a password', async () => {
    const email = `${randomUUID()}@example.ee`
    await signUp(email)
    await accounts.call(
      'registerUser',
      { body: { email, password, userType: 'customer', basicLocale: 'en', agreement: true } },
      guest,
    )
    await accounts.runJobs()
    await expect(signIn(accounts, email)).rejects.toMatchObject({ code: 'credentials-wrong' })
    expect(mailsTo(email).map(({ subject }) => subject)).toContain('Confirm your email address and choose a password')
  })

  it('lets the user choose the password until it is chosen', async () => {
    const email = `${randomUUID()}@example.ee`
    await signUp(email)
    await accounts.runJobs()
    const token = mailedToken(accounts, email, 'verification')
    await verify(token)
    await reset((await verify(token)).passwordToken)
    await expect(verify(token)).rejects.toMatchObject({ code: 'token-expired' })
    await expect(verify('nothing')).rejects.toMatchObject({ code: 'token-invalid' })
  })
})

describe('verifyEmail', () => {
  const verifyEmail = (token: string) => accounts.call('verifyEmail', { params: { token } }, guest)

  it('confirms the address by the link, any number of times within a day', async () => {
    const email = `${randomUUID()}@example.ee`
    await accounts.call('registerEmail', { body: { email } }, guest)
    await accounts.runJobs()
    const token = mailedToken(accounts, email, 'verification')
    expect(await verifyEmail(token)).toMatchObject({ status: 'verified' })
    expect(await verifyEmail(token)).toMatchObject({ status: 'already-verified' })
    await accounts.database.query(`update accounts.mailed_tokens set expires_at = now()`)
    await expect(verifyEmail(token)).rejects.toMatchObject({ code: 'token-expired' })
  })

  it('accepts no link of another kind', async () => {
    const { email } = await registered(accounts)
    await expect(verifyEmail(await recoveryToken(email))).rejects.toMatchObject({ code: 'token-invalid' })
  })
})
