import { randomUUID } from 'node:crypto'
import { actorOf, testService } from '@sild/testing'
import { describe, expect, it } from 'vitest'
import { accountsService } from '../src/service.ts'
import { auditOf, mailedToken, newRegistration, registered, signIn } from './arrange.ts'

const accounts = testService(accountsService)
const guest = actorOf('guest')
const memberOf = (userGuid: string) => actorOf('customerUnverified', { userGuid })
const change = (userGuid: string, email: string, own = {}) =>
  accounts.call('changeEmail', { body: { email, ...own } }, memberOf(userGuid))
const verify = (token: string) => accounts.call('verifyEmail', { params: { token } }, guest)
const activate = (token: string) => accounts.call('activateAccount', { params: { token } }, guest)
const mailsTo = (email: string) => accounts.mails.filter(({ to }) => to === email)
const newAddress = () => `${randomUUID()}@example.ee`

describe('changeEmail', () => {
  it('mails a link to the new address, and only following it changes anything', async () => {
    const { userGuid, email } = await registered(accounts, { basicLocale: 'et' })
    const other = newAddress()
    await change(userGuid, other, { userType: 'provider' })
    await accounts.runJobs()
    expect(accounts.mails.at(-1)).toMatchObject({ to: other, locale: 'et', subject: 'Kinnita oma uus e-posti aadress' })
    await expect(signIn(accounts, email)).resolves.toBeDefined()
    await expect(signIn(accounts, other)).rejects.toMatchObject({ code: 'credentials-wrong' })
    const token = mailedToken(accounts, other, 'verification')
    expect(await verify(token)).toMatchObject({ status: 'verified' })
    expect(await verify(token)).toMatchObject({ status: 'already-verified' })
    expect((await signIn(accounts, other)).user).toMatchObject({ email: other, isVerified: 1, userType: 'provider' })
    await expect(signIn(accounts, email)).rejects.toMatchObject({ code: 'credentials-wrong' })
    expect(await auditOf(accounts, userGuid)).toContain('email-changed')
    expect(await accounts.database.query('select 1 from accounts.address_changes')).toEqual([])
  })

  it('answers the same for a known address, and notifies its owner', async () => {
    const [user, owner] = [await registered(accounts), await registered(accounts)]
    expect(await change(user.userGuid, newAddress())).toEqual(await change(user.userGuid, owner.email))
    await accounts.runJobs()
    expect(mailsTo(owner.email).at(-1)).toMatchObject({
      subject: 'You already have an account at Sild',
    })
  })

  it('refuses an address that was taken since the mail', async () => {
    const { userGuid } = await registered(accounts)
    const other = newAddress()
    await change(userGuid, other)
    await accounts.runJobs()
    const token = mailedToken(accounts, other, 'verification')
    await registered(accounts, { email: other })
    await expect(verify(token)).rejects.toMatchObject({ code: 'token-expired' })
  })

  it('confirms only the last requested address', async () => {
    const { userGuid, email } = await registered(accounts)
    const [mistyped, right] = [newAddress(), newAddress()]
    await change(userGuid, mistyped)
    await accounts.runJobs()
    await change(userGuid, right)
    await accounts.runJobs()
    const stranger = mailedToken(accounts, mistyped, 'verification')
    await expect(verify(stranger)).rejects.toMatchObject({ code: 'token-expired' })
    await expect(activate(mailedToken(accounts, email))).rejects.toMatchObject({ code: 'token-expired' })
    expect(await verify(mailedToken(accounts, right, 'verification'))).toMatchObject({ status: 'verified' })
    await expect(verify(stranger)).rejects.toMatchObject({ code: 'token-expired' })
    expect((await signIn(accounts, right)).user).toMatchObject({ guid: userGuid, email: right, isVerified: 1 })
  })

  it('mails nothing to an address that a later one replaced', async () => {
    const { userGuid } = await registered(accounts)
    const [mistyped, right] = [newAddress(), newAddress()]
    await change(userGuid, mistyped)
    await change(userGuid, right)
    await accounts.runJobs()
    expect(mailsTo(mistyped)).toEqual([])
    expect(mailsTo(right)).toHaveLength(1)
  })

  it('mails no link to the address of the sign-up after the change', async () => {
    const body = newRegistration()
    await accounts.call('registerUser', { body }, guest)
    const [user] = await accounts.database.query<{ user_guid: string }>(
      'select user_guid from accounts.users where email = $1',
      [body.email],
    )
    const other = newAddress()
    await change(user!.user_guid, other)
    await accounts.runJobs()
    expect(mailsTo(body.email)).toEqual([])
    expect(mailsTo(other)).toHaveLength(1)
  })

  it('is over once a new link to the present address is requested', async () => {
    const { userGuid, email } = await registered(accounts)
    const mistyped = newAddress()
    await change(userGuid, mistyped)
    await accounts.runJobs()
    await accounts.call('resendVerification', { body: {} }, memberOf(userGuid))
    await accounts.runJobs()
    expect(await activate(mailedToken(accounts, email))).toMatchObject({ status: 'activated' })
    await expect(verify(mailedToken(accounts, mistyped, 'verification'))).rejects.toMatchObject({
      code: 'token-expired',
    })
  })

  it('ends the links to the former address that would set the password', async () => {
    const { userGuid, email } = await registered(accounts)
    const other = newAddress()
    await accounts.call('requestRecovery', { body: { email } }, guest)
    await change(userGuid, other)
    await accounts.runJobs()
    await verify(mailedToken(accounts, other, 'verification'))
    const recovery = { params: { token: mailedToken(accounts, email, 'recovery') }, body: { password: 'uus-kuusk-8' } }
    await expect(accounts.call('resetPassword', recovery, guest)).rejects.toMatchObject({ code: 'token-expired' })
    await expect(signIn(accounts, other)).resolves.toBeDefined()
  })

  it('is over once a recovery has confirmed the present address', async () => {
    const { userGuid, email } = await registered(accounts)
    const mistyped = newAddress()
    await change(userGuid, mistyped)
    await accounts.call('requestRecovery', { body: { email } }, guest)
    await accounts.runJobs()
    const recovery = { params: { token: mailedToken(accounts, email, 'recovery') }, body: { password: 'uus-kuusk-8' } }
    await accounts.call('resetPassword', recovery, guest)
    await expect(verify(mailedToken(accounts, mistyped, 'verification'))).rejects.toMatchObject({
      code: 'token-expired',
    })
    await expect(signIn(accounts, email, { password: 'uus-kuusk-8' })).resolves.toBeDefined()
  })

  it('refuses the present address, in any spelling', async () => {
    const { userGuid, email } = await registered(accounts)
    await expect(change(userGuid, email.toUpperCase())).rejects.toMatchObject({
      code: 'invalid',
      fields: { email: { code: 'same-email' } },
    })
  })

  it('leaves a confirmed address to support', async () => {
    const { userGuid, email } = await registered(accounts)
    await activate(mailedToken(accounts, email))
    await expect(change(userGuid, newAddress())).rejects.toMatchObject({ code: 'email-confirmed', status: 409 })
  })

  it('mails three times an hour', async () => {
    const { userGuid } = await registered(accounts)
    for (let count = 0; count < 3; count += 1) await change(userGuid, newAddress())
    await expect(change(userGuid, newAddress())).rejects.toMatchObject({ code: 'rate-limited' })
    await accounts.runJobs()
  })
})

const save = (userGuid: string, tips: string[]) => accounts.call('saveTips', { body: { tips } }, memberOf(userGuid))

it('saveTips keeps earlier dismissed tips', async () => {
  const { userGuid } = await registered(accounts)
  expect(await save(userGuid, ['search'])).toMatchObject({ tips: ['search'] })
  expect(await save(userGuid, ['chat', 'search'])).toMatchObject({ tips: ['search', 'chat'] })
})

it('saveTips keeps tips that are dismissed at the same moment', async () => {
  const { userGuid } = await registered(accounts)
  const tips = ['search', 'chat', 'publish', 'favorites', 'reviews', 'gallery']
  await Promise.all(tips.map((tip) => save(userGuid, [tip])))
  expect((await save(userGuid, [])).tips.toSorted()).toEqual(tips.toSorted())
})
