import { actorOf, testService } from '@sild/testing'
import { describe, expect, it } from 'vitest'
import { accountsService } from '../src/service.ts'
import { User } from '../src/models/user.ts'

const accounts = testService(accountsService, { mocks: { forgetAddress: () => ({ acknowledged: true }) } })
const guest = actorOf('guest')
const system = actorOf('system')
let number = 0
const newAddress = () => `reader${++number}@sild.test`
const subscribe = async (email: string, own: object = {}) => {
  await accounts.call('subscribeToNewsletter', { body: { email, categories: [2, 5], type: 'provider', ...own } }, guest)
  await accounts.runJobs()
}
const mailsTo = (email: string) => accounts.mails.filter(({ to }) => to === email)
const tokenTo = (email: string) => /\/newsletter\/confirm\/([\w.-]+)/.exec(mailsTo(email).at(-1)!.text)![1]!
const confirm = (token: string) => accounts.call('confirmNewsletter', { body: { token } }, guest)
const readers = async () => (await accounts.call('listDigestReaders', { query: {} }, system)).list
const rowOf = async (email: string) =>
  (await accounts.database.query('select * from accounts.newsletter_subscribers where email = $1', [email]))[0]

describe('the newsletter', () => {
  it('begins once the owner of the address has confirmed it, with the categories of the confirmation', async () => {
    const email = newAddress()
    await subscribe(email)
    expect(await readers()).toEqual([])
    const token = tokenTo(email)
    for (let times = 0; times < 2; times++) await confirm(token)
    const readerGuid = (await rowOf(email))!['subscriber_guid']
    expect(await readers()).toEqual([
      { readerGuid, isUser: false, locale: 'en', userType: 'provider', categoryIds: [2, 5] },
    ])
    await subscribe(email.toUpperCase(), { categories: [7, 7], type: 'customer' })
    expect(await readers()).toMatchObject([{ userType: 'provider', categoryIds: [2, 5] }])
    await confirm(token)
    expect(await readers()).toMatchObject([{ readerGuid, userType: 'customer', categoryIds: [7] }])
  })

  it('ends in one click with the link of its mail, and the address is forgotten', async () => {
    const email = newAddress()
    await subscribe(email)
    const confirmation = tokenTo(email)
    await confirm(confirmation)
    const readerGuid = (await rowOf(email))!['subscriber_guid'] as string
    const { recipient } = await accounts.call('openDigest', { body: { readerGuid } }, system)
    expect(recipient).toMatchObject({ email, locale: 'en' })
    const token = new URL(recipient!.unsubscribeUrl).searchParams.get('token')!
    expect(recipient!.unsubscribePath).toContain(token)
    // A link that confirms ends nothing, nor does one that was changed.
    for (const wrong of [confirmation, `${token.slice(0, -2)}AA`, 'x'])
      expect(await accounts.call('endNewsletter', { query: { token: wrong } }, null)).toMatchObject({
        outcome: 'link-invalid',
      })
    expect(await rowOf(email)).toBeDefined()
    for (let times = 0; times < 2; times++)
      expect(await accounts.call('endNewsletter', { query: { token } }, null)).toMatchObject({ outcome: 'ended' })
    expect(await rowOf(email)).toBeUndefined()
    expect(await accounts.call('openDigest', { body: { readerGuid } }, system)).toEqual({ recipient: null })
    await expect(confirm(confirmation)).rejects.toMatchObject({ code: 'token-invalid' })
  })

  it('answers a known and an unknown address alike, and mails no address more than three times an hour', async () => {
    const email = newAddress()
    for (let times = 0; times < 20; times++) await subscribe(email)
    expect(mailsTo(email)).toHaveLength(3)
  })

  it.each([
    [{ categories: ['a'] }],
    [{ categories: Array.from({ length: 51 }, (_, index) => index + 1) }],
    [{ type: 'admin' }],
    [{ email: 'nobody' }],
    [{ email: `${'x'.repeat(84)}@sild.test` }],
  ])('refuses %j', async (own) => {
    await expect(subscribe(newAddress(), own)).rejects.toMatchObject({ status: 400 })
  })

  it('refuses a link that was changed', async () => {
    const email = newAddress()
    await subscribe(email)
    const token = tokenTo(email)
    for (const wrong of [`${token.slice(0, -2)}AA`, token.replace(/^./, 'f'), '', 'x'.repeat(2000)])
      await expect(confirm(wrong)).rejects.toMatchObject({ status: expect.any(Number) })
    expect((await rowOf(email))!['confirmed_at']).toBeNull()
  })

  it('forgets an address that was not confirmed within a week', async () => {
    const email = newAddress()
    await subscribe(email)
    await accounts.database.query(
      `update accounts.newsletter_subscribers set requested_at = now() - interval '8 days' where email = $1`,
      [email],
    )
    await accounts.add('remove-expired-sessions', {})
    await accounts.runJobs()
    expect(await rowOf(email)).toBeUndefined()
  })
})

describe('members', () => {
  const insert = (own: Partial<User> = {}) =>
    User.query(accounts.deps.database.knex)
      .insert({
        email: newAddress(),
        userType: 'customer',
        locale: 'et',
        roles: [],
        tips: [],
        referralCode: `code${number}`,
        publicationUpdates: true,
        portalUpdates: true,
        verifiedAt: new Date(),
        ...own,
      })
      .returning('*') as unknown as Promise<User>

  it('get it by their mailing toggle, once also after a subscription as a guest', async () => {
    const wants = await insert()
    await insert({ portalUpdates: false })
    await insert({ verifiedAt: null })
    await subscribe(wants.email)
    await confirm(tokenTo(wants.email))
    const own = (await readers()).filter(({ isUser }) => isUser)
    expect(own).toEqual([
      { readerGuid: wants.userGuid, isUser: true, locale: 'et', userType: 'customer', categoryIds: [] },
    ])
    const { recipient } = await accounts.call('openDigest', { body: { readerGuid: wants.userGuid } }, system)
    expect(recipient).toMatchObject({ email: wants.email, locale: 'et' })
    const subscriber = await rowOf(wants.email)
    expect((await readers()).some(({ readerGuid }) => readerGuid === subscriber!['subscriber_guid'])).toBe(false)
  })

  it('lose the subscription under their address when they are erased', async () => {
    const user = await insert({ deletedAt: new Date() })
    await subscribe(user.email)
    await accounts.add('erase-user', { userGuid: user.userGuid })
    await accounts.runJobs()
    expect(await rowOf(user.email)).toBeUndefined()
  })
})

it('has the successor of a merged category, once, also for unconfirmed subscribers', async () => {
  const list = [
    { id: 2, slug: 'old', title: '', icon: '', mergedIntoId: 5 },
    { id: 5, slug: 'new', title: '', icon: '' },
  ]
  accounts.mock({ listCategories: () => ({ list }) })
  const [both, changed] = [newAddress(), newAddress()]
  for (const email of [both, changed]) {
    await subscribe(email)
    await confirm(tokenTo(email))
  }
  await subscribe(changed, { categories: [2, 7], type: 'customer' })
  await accounts.add('recategorise-subscribers', { categoryId: 2 })
  await accounts.runJobs()
  expect((await rowOf(both))!['category_ids']).toEqual([5])
  expect((await rowOf(changed))!['wanted']).toMatchObject({ categoryIds: [5, 7] })
})
