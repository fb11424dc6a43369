import { actorOf, testService } from '@sild/testing'
import { describe, expect, it } from 'vitest'
import { accountsService } from '../src/service.ts'
import { auditOf, mailedToken, registered } from './arrange.ts'

const accounts = testService(accountsService)
const guest = actorOf('guest')
const activate = (token: string) => accounts.call('activateAccount', { params: { token } }, guest)
const memberOf = (userGuid: string) => actorOf('customerUnverified', { userGuid })
const getUser = (userGuid: string) => accounts.call('getUser', {}, memberOf(userGuid))
const age = (userGuid: string, column: 'expires_at' | 'used_at', interval: string) =>
  accounts.database.query(
    `update accounts.activation_tokens set ${column} = ${column} - $2::interval where user_guid = $1`,
    [userGuid, interval],
  )

describe('activateAccount', () => {
  it('confirms the address by the mailed link, and confirms again within a day', async () => {
    const { userGuid, email } = await registered(accounts)
    expect((await getUser(userGuid)).isVerified).toBe(0)
    const token = mailedToken(accounts, email)
    expect(await activate(token)).toMatchObject({ status: 'activated' })
    expect(await activate(token)).toMatchObject({ status: 'already-activated' })
    expect((await getUser(userGuid)).isVerified).toBe(1)
    expect(await auditOf(accounts, userGuid)).toEqual(['registered', 'activated'])
  })

  it('activates once for concurrent calls of the page', async () => {
    const { userGuid, email } = await registered(accounts)
    const token = mailedToken(accounts, email)
    const answers = await Promise.all(Array.from({ length: 8 }, () => activate(token)))
    expect(answers.filter(({ status }) => status === 'activated')).toHaveLength(1)
    expect(await auditOf(accounts, userGuid)).toEqual(['registered', 'activated'])
  })

  it('accepts a link for a day', async () => {
    const { userGuid, email } = await registered(accounts)
    await age(userGuid, 'expires_at', '24 hours')
    await expect(activate(mailedToken(accounts, email))).rejects.toMatchObject({ code: 'token-expired', status: 404 })
    expect((await getUser(userGuid)).isVerified).toBe(0)
  })

  it('calls a used link expired after a day', async () => {
    const { userGuid, email } = await registered(accounts)
    const token = mailedToken(accounts, email)
    await activate(token)
    await age(userGuid, 'used_at', '25 hours')
    await expect(activate(token)).rejects.toMatchObject({ code: 'token-expired' })
  })

  it.each(['nothing', 'x'.repeat(200), "'; drop table users; --"])('knows no link %s', async (token) => {
    await expect(activate(token)).rejects.toMatchObject({ code: 'token-invalid', status: 404 })
  })

  it('stores no usable token', async () => {
    const { email } = await registered(accounts)
    const token = mailedToken(accounts, email)
    const [found] = await accounts.database.query(
      `select 1 from accounts.activation_tokens where encode(token_hash, 'escape') like '%' || $1 || '%'`,
      [token],
    )
    expect(found).toBeUndefined()
  })

  it('is not run by a HEAD request', async () => {
    const { userGuid, email } = await registered(accounts)
    const response = await accounts.fetch(`/api/activate/${mailedToken(accounts, email)}`, { method: 'HEAD' })
    expect(response.status).toBe(404)
    expect((await getUser(userGuid)).isVerified).toBe(0)
  })
})

describe('resendVerification', () => {
  const resend = (userGuid: string, body = {}) => accounts.call('resendVerification', { body }, memberOf(userGuid))

  it('mails another link, and both are valid', async () => {
    const { userGuid, email } = await registered(accounts)
    const first = mailedToken(accounts, email)
    await resend(userGuid)
    await accounts.runJobs()
    const second = mailedToken(accounts, email)
    expect(second).not.toBe(first)
    expect(await activate(first)).toMatchObject({ status: 'activated' })
    expect(await activate(second)).toMatchObject({ status: 'already-activated' })
  })

  it('stores the side of the market that was chosen meanwhile', async () => {
    const { userGuid } = await registered(accounts)
    await resend(userGuid, { userType: 'provider' })
    expect(await getUser(userGuid)).toMatchObject({ userType: 'provider' })
  })

  it('mails three times an hour, also for concurrent calls', async () => {
    const { userGuid, email } = await registered(accounts)
    const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => resend(userGuid)))
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(refused.map(({ reason }) => [reason.code, reason.status])).toEqual(
      Array.from({ length: 3 }, () => ['rate-limited', 429]),
    )
    await accounts.runJobs()
    expect(accounts.mails.filter(({ to }) => to === email)).toHaveLength(4)
    await accounts.database.query(`update accounts.throttles set window_ends_at = now()`)
    await expect(resend(userGuid)).resolves.toEqual({ acknowledged: true })
  })

  it('sends a confirmed user nothing', async () => {
    const { userGuid, email } = await registered(accounts)
    await activate(mailedToken(accounts, email))
    await resend(userGuid)
    expect(await accounts.outbox()).toEqual([])
  })

  it('is not for guests', async () => {
    await expect(accounts.call('resendVerification', { body: {} }, guest)).rejects.toMatchObject({
      code: 'sign-in-required',
    })
  })
})
