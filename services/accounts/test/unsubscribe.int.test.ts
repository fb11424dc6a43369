import { randomUUID } from 'node:crypto'
import { actorOf, testService } from '@sild/testing'
import { describe, expect, it } from 'vitest'
import { NewsletterSubscriber } from '../src/models/newsletter-subscriber.ts'
import { accountsService } from '../src/service.ts'
import { auditOf, registered, type RegisteredUser } from './arrange.ts'

const accounts = testService(accountsService)
const guest = actorOf('guest')
const memberOf = ({ userGuid }: RegisteredUser) => actorOf('customer', { userGuid })
const end = (email: string, token?: string, actor = guest) =>
  accounts.call('unsubscribe', { query: { email, token } }, actor)
const chosen = (user: RegisteredUser) => accounts.call('getMailingConfiguration', {}, memberOf(user))
const mailsTo = (email: string) =>
  accounts.mails.filter(({ to, text }) => to === email && text.includes('/unsubscribe'))
const none = { publicationUpdates: false, portalUpdates: false }

/** Asks as a stranger would and gives the token of the mail that the owner gets. */
async function mailed(email: string): Promise<string> {
  await end(email)
  await accounts.runJobs()
  return /token=([\w-]+)/.exec(mailsTo(email).at(-1)!.text)![1]!
}

describe('unsubscribe', () => {
  it('asks the owner by mail, and their token ends the news, any number of times', async () => {
    const user = await registered(accounts)
    const token = await mailed(user.email)
    expect(await chosen(user)).toMatchObject({ publicationUpdates: true })
    for (let times = 0; times < 2; times++)
      expect(await end(user.email, token)).toEqual({ acknowledged: true, outcome: 'ended' })
    expect(await chosen(user)).toEqual(none)
    expect(await auditOf(accounts, user.userGuid)).toContain('unsubscribed')
  })

  it('does it at once for a signed-in user, at their own address alone', async () => {
    const [user, other] = [await registered(accounts), await registered(accounts)]
    expect(await end(user.email.toUpperCase(), 'damaged', memberOf(user))).toMatchObject({ outcome: 'ended' })
    expect(await end(other.email, undefined, memberOf(user))).toMatchObject({ outcome: 'link-sent' })
    expect(await chosen(user)).toEqual(none)
    expect(await chosen(other)).toMatchObject({ publicationUpdates: true })
    await accounts.runJobs()
  })

  it('reports a damaged, expired or foreign link as invalid, and sends no mail for it', async () => {
    const [user, other] = [await registered(accounts), await registered(accounts)]
    const token = await mailed(user.email)
    const before = accounts.mails.length
    const invalid = { acknowledged: true, outcome: 'link-invalid' }
    expect(await end(user.email, `${token.slice(0, -2)}AA`)).toEqual(invalid)
    expect(await end(other.email, token)).toEqual(invalid)
    expect(await end(`${randomUUID()}@example.ee`, token)).toEqual(invalid)
    await accounts.database.query('update accounts.mailed_tokens set expires_at = now() where user_guid = $1', [
      user.userGuid,
    ])
    expect(await end(user.email, token)).toEqual(invalid)
    for (const each of [user, other]) expect(await chosen(each)).toMatchObject({ publicationUpdates: true })
    await accounts.runJobs()
    expect(accounts.mails.length).toBe(before)
  })

  it('mails a subscriber of the newsletter the link that ends it', async () => {
    const email = `${randomUUID()}@example.ee`
    const subscriber = { email, locale: 'et' as const, userType: 'provider' as const, categoryIds: [] }
    const { knex } = accounts.deps.database
    await NewsletterSubscriber.query(knex).insert({ ...subscriber, confirmedAt: new Date() })
    expect(await end(email)).toEqual({ acknowledged: true, outcome: 'link-sent' })
    await accounts.runJobs()
    const { text } = accounts.mails.findLast(({ to }) => to === email)!
    const token = /\/newsletter\/end\/([\w.-]+)/.exec(text)![1]!
    expect(await accounts.call('endNewsletter', { query: { token } }, guest)).toMatchObject({ outcome: 'ended' })
    expect(await NewsletterSubscriber.query(knex).findOne({ email })).toBeUndefined()
  })

  it('answers the same for a known and an unknown address every time, and mails three times an hour', async () => {
    const { email } = await registered(accounts)
    const stranger = `${randomUUID()}@example.ee`
    for (let count = 0; count < 5; count += 1) expect(await end(email)).toEqual(await end(stranger))
    await accounts.runJobs()
    expect([mailsTo(email).length, mailsTo(stranger).length]).toEqual([3, 0])
    expect(await accounts.database.query('select 1 from accounts.unsubscribe_requests')).toEqual([])
  })
})

describe('one click in a mail program', () => {
  const click = (url: string) => accounts.fetch(new URL(url).pathname + new URL(url).search, { method: 'POST' })

  it('ends the news by the address in the mail, any number of times', async () => {
    const user = await registered(accounts)
    await mailed(user.email)
    const { unsubscribeUrl = '' } = mailsTo(user.email).at(-1)!
    expect(new URL(unsubscribeUrl).origin).toBe('https://sild.test')
    const replies = [await click(unsubscribeUrl), await click(unsubscribeUrl)]
    const ended = { result: { acknowledged: true, outcome: 'ended' } }
    expect(await Promise.all(replies.map((reply) => reply.json()))).toEqual([ended, ended])
    expect(await chosen(user)).toEqual(none)
  })

  it('does nothing without a valid token, sends no mail, and answers alike for every address', async () => {
    const [user, other] = [await registered(accounts), await registered(accounts)]
    const token = await mailed(user.email)
    const before = accounts.mails.length
    for (const [email, shown] of [
      [other.email, token],
      [other.email, 'not-a-token'],
      [`${randomUUID()}@example.ee`, token],
    ] as const)
      expect(await accounts.call('unsubscribeInOneClick', { query: { email, token: shown } }, guest)).toEqual({
        acknowledged: true,
        outcome: 'link-invalid',
      })
    await accounts.runJobs()
    expect(accounts.mails.length).toBe(before)
    expect(await chosen(other)).toMatchObject({ publicationUpdates: true })
  })

  it('is offered by news alone: mails about the account itself cannot be ended', async () => {
    const user = await registered(accounts)
    await accounts.call('requestRecovery', { body: { email: user.email } }, guest)
    await accounts.runJobs()
    const mails = accounts.mails.filter(({ to }) => to === user.email)
    expect(mails.length).toBeGreaterThan(1)
    expect(mails.filter(({ unsubscribeUrl }) => unsubscribeUrl)).toEqual([])
  })
})

describe('openMailing', () => {
  const verified = async () => {
    const user = await registered(accounts)
    await accounts.database.query(
      'update accounts.users set verified_at = now(), portal_updates = true where user_guid = $1',
      [user.userGuid],
    )
    return user
  }
  const open = (userGuid: string, list: 'publicationUpdates' | 'portalUpdates' = 'publicationUpdates') =>
    accounts.call('openMailing', { body: { userGuid, list } }, actorOf('system'))

  it('returns the address of the mail, and a link of its own that ends the news in one click', async () => {
    const user = await verified()
    const [one, other] = [await open(user.userGuid), await open(user.userGuid, 'portalUpdates')]
    expect(one.recipient).toMatchObject({ email: user.email, locale: 'en' })
    expect(one.recipient!.unsubscribeUrl).not.toBe(other.recipient!.unsubscribeUrl)
    const link = new URL(one.recipient!.unsubscribeUrl)
    expect(link.pathname).toBe('/api/user/mailing/unsubscribe')
    expect(one.recipient!.unsubscribePath).toContain(link.searchParams.get('token'))
    await end(user.email, link.searchParams.get('token')!)
    expect(await chosen(user)).toMatchObject(none)
    expect(await open(user.userGuid)).toEqual({ recipient: null })
  })

  it('returns nothing for a list that the user has left, and the other goes on', async () => {
    const user = await verified()
    await accounts.call('updateMailingConfiguration', { body: { publicationUpdates: false } }, memberOf(user))
    expect(await open(user.userGuid)).toEqual({ recipient: null })
    expect((await open(user.userGuid, 'portalUpdates')).recipient).toMatchObject({ email: user.email })
  })

  it('returns nothing for a user who is unknown, deleted, or has not confirmed the address', async () => {
    expect(await open(randomUUID())).toEqual({ recipient: null })
    const [gone, unverified] = [await verified(), await registered(accounts)]
    await accounts.database.query('update accounts.users set deleted_at = now() where user_guid = $1', [gone.userGuid])
    for (const { userGuid } of [gone, unverified]) expect(await open(userGuid)).toEqual({ recipient: null })
  })
})
