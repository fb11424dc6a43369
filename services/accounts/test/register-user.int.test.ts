import { randomUUID } from 'node:crypto'
import { actorOf, testService } from '@sild/testing'
import { describe, expect, it } from 'vitest'
import { accountsService } from '../src/service.ts'
import { auditOf, newRegistration, registered } from './arrange.ts'

const accounts = testService(accountsService)
const guest = actorOf('guest')
const register = (own = {}) => accounts.call('registerUser', { body: newRegistration(own) }, guest)
const rowsOf = (email: string) => accounts.database.query('select * from accounts.users where email = $1', [email])
const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

describe('registerUser', () => {
  it('adds an unverified user and mails the link in their language', async () => {
    const { userGuid, email } = await registered(accounts, {
      basicLocale: 'et',
      userType: 'provider',
      referrer: 'friend',
    })
    expect(await rowsOf(email)).toMatchObject([
      { user_type: 'provider', locale: 'et', verified_at: null, referrer: 'friend', roles: [], version: 1 },
    ])
    const mails = accounts.mails.filter(({ to }) => to === email)
    expect(mails).toMatchObject([{ locale: 'et', subject: 'Kinnita oma e-posti aadress' }])
    expect(mails[0]!.text).toMatch(/https:\/\/sild\.test\/et\/activation\/[\w-]{43}\n/)
    expect(await auditOf(accounts, userGuid)).toEqual(['registered'])
  })

  it('keeps the password only as a hash', async () => {
    const { email } = await registered(accounts)
    const [row] = await rowsOf(email)
    expect(row!['password_hash']).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  it('enqueues ids and no token or address', async () => {
    const email = `${randomUUID()}@example.ee`
    await register({ email })
    const [row] = await rowsOf(email)
    const payload = { userGuid: row!['user_guid'], hasAgreed: true }
    expect(await accounts.outbox()).toEqual([
      { job: 'send-activation-mail', payload },
      { job: 'record-agreement', payload },
    ])
    await accounts.runJobs()
  })

  it('publishes that the client sent no agreement', async () => {
    const email = `${randomUUID()}@example.ee`
    await register({ email, agreement: undefined })
    const [row] = await rowsOf(email)
    const payload = { userGuid: row!['user_guid'], hasAgreed: false }
    expect(await accounts.outbox()).toEqual([
      { job: 'send-activation-mail', payload },
      { job: 'record-agreement', payload },
    ])
    await accounts.runJobs()
  })

  it('answers the same for a known address, changes nothing, and notifies its owner by mail', async () => {
    const { userGuid, email } = await registered(accounts, { basicLocale: 'fr' })
    const before = await rowsOf(email)
    const again = { email: email.toUpperCase(), password: 'quite-another-7', userType: 'provider', basicLocale: 'et' }
    expect(await register(again)).toEqual(await register())
    await accounts.runJobs()
    expect(await rowsOf(email)).toEqual(before)
    const last = accounts.mails.findLast(({ to }) => to === email)
    expect(last).toMatchObject({ locale: 'fr', subject: 'Vous avez déjà un compte sur Sild' })
    expect(last!.text).toContain('https://sild.test/fr/sign-in')
    expect(await auditOf(accounts, userGuid)).toEqual(['registered', 'registered-again'])
  })

  it('does not fill the mailbox of an address that is entered again and again', async () => {
    const { email } = await registered(accounts)
    for (let count = 0; count < 3; count += 1) await register({ email })
    await accounts.runJobs()
    // Two where the clock strikes in between.
    expect(
      accounts.mails.filter(({ to, subject }) => to === email && subject.includes('already')).length,
    ).toBeLessThanOrEqual(2)
  })

  it('creates one user for concurrent calls with one address', async () => {
    const email = `${randomUUID()}@example.ee`
    await Promise.all(Array.from({ length: 10 }, () => register({ email })))
    await accounts.runJobs()
    expect(await rowsOf(email)).toHaveLength(1)
    expect(
      accounts.mails.filter(({ to, subject }) => to === email && subject === 'Confirm your email address'),
    ).toHaveLength(1)
  })

  it('takes as long for a known address as for an unknown one', async () => {
    const { email } = await registered(accounts)
    const took = { known: [] as number[], unknown: [] as number[] }
    for (let round = 0; round < 30; round += 1) {
      for (const [who, own] of [
        ['known', { email }],
        ['unknown', {}],
      ] as const) {
        const startedAt = performance.now()
        await register(own)
        took[who].push(performance.now() - startedAt)
      }
    }
    // Without the hash of the second one the difference would be the whole of it.
    expect(Math.abs(median(took.known) - median(took.unknown))).toBeLessThan(median(took.known) * 0.3)
  })

  it.each(['password123', 'Parool123', 'motdepasse'])('does not take the common password %s', async (password) => {
    await expect(register({ password })).rejects.toMatchObject({
      code: 'invalid',
      fields: { password: { code: 'password-common' } },
    })
  })

  it('does not take the address as the password', async () => {
    await expect(register({ email: 'mari.mets@example.ee', password: 'Mari.Mets@example.ee' })).rejects.toMatchObject({
      fields: { password: { code: 'password-common' } },
    })
  })

  it('names every invalid field, and every undeclared one', async () => {
    const wrong = {
      email: 'mari',
      password: 'a b',
      userType: 'admin',
      basicLocale: 'de',
      agreement: false,
      roles: ['admin'],
      isVerified: 1,
    }
    await expect(register(wrong)).rejects.toMatchObject({
      code: 'invalid',
      fields: {
        email: { code: 'email' },
        password: { code: 'length-min', values: { val: 6 } },
        userType: { code: 'invalid' },
        basicLocale: { code: 'invalid' },
        agreement: { code: 'terms-required' },
        roles: { code: 'unknown-property' },
        isVerified: { code: 'unknown-property' },
      },
    })
  })

  it('needs a token', async () => {
    await expect(accounts.call('registerUser', { body: newRegistration() }, null)).rejects.toMatchObject({
      code: 'unauthenticated',
    })
  })
})
