import { randomUUID } from 'node:crypto'
import { actorOf, testService } from '@sild/testing'
import { snapshotReply } from '@sild/testing/snapshots'
import { describe, expect, it } from 'vitest'
import { billingService } from '../src/service.ts'
import { nothingUsed } from './arrange.ts'

const registrations = new Map<string, string>()
const registrationOf = (guid: string) => ({ registration: registrations.get(guid) ?? null })
const billing = testService(billingService, {
  mocks: { ...nothingUsed, getRegistration: ({ params: { companyGuid: guid } }) => registrationOf(guid) },
})
const system = actorOf('system')

const consume = (companyGuid: string, effectKey: string = randomUUID(), userGuid: string = companyGuid) =>
  billing.call('consumeQuota', { body: { companyGuid, userGuid, property: 'responses', effectKey } }, system)
const release = (companyGuid: string, effectKey: string) =>
  billing.call('releaseQuota', { body: { companyGuid, property: 'responses', effectKey } }, system)
const subscribe = (companyGuid: string, activeFrom: string, activeUntil: string) =>
  billing.database.query(
    `insert into billing.subscriptions (company_guid, plan_slug, status, active_from, active_until)
     values ($1, 'startup', 'ACTIVE', now() + $2::interval, now() + $3::interval)`,
    [companyGuid, activeFrom, activeUntil],
  )

describe('consumeQuota', () => {
  it('allows exactly 20 of 50 concurrent calls on the free plan', async () => {
    const companyGuid = randomUUID()
    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => consume(companyGuid)))
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(outcomes.length - refused.length).toBe(20)
    expect(new Set(refused.map(({ reason }) => reason.code))).toEqual(new Set(['quota-exceeded']))
    const [counts] = await billing.database.query(
      `select (select count(*)::int from billing.quota_uses where company_guid = $1) as uses,
              (select used from billing.quota_periods where company_guid = $1) as used`,
      [companyGuid],
    )
    expect(counts).toEqual({ uses: 20, used: 20 })
  })
  it('takes one for an effect, also when called several times in parallel', async () => {
    const companyGuid = randomUUID()
    const effectKey = randomUUID()
    const replies = await Promise.all(Array.from({ length: 10 }, () => consume(companyGuid, effectKey)))
    expect(replies).toEqual(Array.from({ length: 10 }, () => ({ property: 'responses', limit: 20, used: 1 })))
  })
  it('counts each company on its own', async () => {
    const [one, other] = [randomUUID(), randomUUID()]
    await consume(one)
    expect(await consume(other)).toMatchObject({ used: 1 })
  })
  it('does not limit a paid plan, and counts it apart from the free one after it', async () => {
    const companyGuid = randomUUID()
    await subscribe(companyGuid, '-10 days', '20 days')
    for (let count = 0; count < 25; count += 1) await consume(companyGuid)
    expect(await consume(companyGuid)).toEqual({ property: 'responses', limit: null, used: 26 })
    await billing.database.query(`update billing.subscriptions set active_until = now() where company_guid = $1`, [
      companyGuid,
    ])
    expect(await consume(companyGuid)).toEqual({ property: 'responses', limit: 20, used: 1 })
  })

  it('begins again with the calendar month', async () => {
    const companyGuid = randomUUID()
    for (let count = 0; count < 20; count += 1) await consume(companyGuid)
    await expect(consume(companyGuid)).rejects.toMatchObject({ code: 'quota-exceeded', status: 402 })
    for (const table of ['quota_periods', 'quota_holders'])
      await billing.database.query(`update billing.${table} set starts_at = starts_at - interval '1 month'`)
    expect(await consume(companyGuid)).toMatchObject({ used: 1 })
  })

  it('takes one a period for an effect that repeats each period', async () => {
    const companyGuid = randomUUID()
    const look = () =>
      billing.call(
        'consumeQuota',
        {
          body: {
            companyGuid,
            userGuid: companyGuid,
            property: 'contact-views',
            effectKey: 'contacts x',
            isPerPeriod: true,
          },
        },
        system,
      )
    await look()
    expect(await look()).toMatchObject({ used: 1 })
    await subscribe(companyGuid, '-1 day', '29 days')
    expect(await look()).toMatchObject({ used: 1, limit: null })
    const uses = await billing.database.query('select * from billing.quota_uses where company_guid = $1', [companyGuid])
    expect(uses).toHaveLength(2)
  })

  it('is refused to all but other processes of Sild', async () => {
    const body = { companyGuid: randomUUID(), userGuid: randomUUID(), property: 'responses' as const, effectKey: 'x' }
    for (const persona of ['guest', 'provider', 'admin'] as const) {
      await expect(billing.call('consumeQuota', { body }, actorOf(persona))).rejects.toMatchObject({
        code: 'forbidden',
      })
    }
    await expect(billing.call('consumeQuota', { body }, null)).rejects.toMatchObject({ code: 'unauthenticated' })
  })

  it('says which field is wrong', async () => {
    const body = { companyGuid: 'x', property: 'money', effectKey: 7 } as never
    await expect(billing.call('consumeQuota', { body }, system)).rejects.toMatchObject({
      code: 'invalid',
      fields: { companyGuid: { code: 'invalid' }, property: { code: 'invalid' }, effectKey: { code: 'invalid' } },
    })
  })
})

describe('an allowance', () => {
  const shown = async (companyGuid: string, userGuid: string) => {
    const actor = actorOf('provider', { companyGuid, userGuid })
    const { properties } = await billing.call('getActiveSubscription', { params: { guid: companyGuid } }, actor)
    return properties.find(({ type }) => type === 'responses')?.current
  }
  const companiesOfOne = (): [string, string, string] => [randomUUID(), randomUUID(), randomUUID()]

  it('is one for all companies of a person, one after the other or side by side', async () => {
    const userGuid = randomUUID()
    const companies = companiesOfOne()
    const outcomes = await Promise.allSettled(
      companies.flatMap((companyGuid) => Array.from({ length: 20 }, () => consume(companyGuid, undefined, userGuid))),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
    const founded = randomUUID()
    await expect(consume(founded, undefined, userGuid)).rejects.toMatchObject({ code: 'quota-exceeded' })
    expect(await shown(founded, userGuid)).toBe(20)
    expect(await shown(founded, randomUUID())).toBe(0)
  })

  it('is one for all companies of a register number, under any owner', async () => {
    const companies = companiesOfOne()
    for (const companyGuid of companies) registrations.set(companyGuid, 'EE 12345678')
    const outcomes = await Promise.allSettled(
      companies.flatMap((companyGuid) => Array.from({ length: 10 }, () => consume(companyGuid))),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
  })

  it('is returned to all of them', async () => {
    const [one, other] = companiesOfOne()
    const userGuid = randomUUID()
    await consume(one, 'a response', userGuid)
    for (let count = 0; count < 2; count += 1) await release(one, 'a response')
    expect(await consume(other, undefined, userGuid)).toMatchObject({ used: 1 })
  })

  it('is not used up by the paid plan of another company of theirs', async () => {
    const [paying, free] = companiesOfOne()
    const userGuid = randomUUID()
    await subscribe(paying, '-1 day', '29 days')
    for (let count = 0; count < 25; count += 1) await consume(paying, undefined, userGuid)
    expect(await consume(free, undefined, userGuid)).toMatchObject({ used: 1 })
  })
})

describe('releaseQuota', () => {
  it('returns the quota of an effect once', async () => {
    const companyGuid = randomUUID()
    const effectKey = randomUUID()
    await consume(companyGuid, effectKey)
    await consume(companyGuid)
    for (let count = 0; count < 3; count += 1) await release(companyGuid, effectKey)
    expect(await consume(companyGuid, effectKey)).toMatchObject({ used: 2 })
  })

  it('changes nothing for an effect that took nothing', async () => {
    const companyGuid = randomUUID()
    await consume(companyGuid)
    await release(companyGuid, randomUUID())
    expect(await consume(companyGuid)).toMatchObject({ used: 2 })
  })
})

describe('the ledger of allowances', () => {
  const target = { kind: 'publication', guid: randomUUID() } as const
  const use = (companyGuid: string, effectKey: string) =>
    billing.call(
      'consumeQuota',
      { body: { companyGuid, userGuid: companyGuid, property: 'responses', effectKey, target } },
      system,
    )
  const giveBack = (companyGuid: string, effectKey: string, reason: 'unanswered' | 'closed-unseen') =>
    billing.call('releaseQuota', { body: { companyGuid, property: 'responses', effectKey, reason } }, system)
  const entriesOf = (actor: ReturnType<typeof actorOf>, query = {}) =>
    billing.call('listQuotaEntries', { query }, actor)
  const company = () => {
    const actor = actorOf('provider')
    return { actor, companyGuid: actor.companyGuid! }
  }

  it('lists every use and what was given back, with time, target and what was left', async () => {
    const { actor, companyGuid } = company()
    billing.mock({
      getPublicationSnapshots: ({ body }) => ({
        publications: body.publicationGuids.map((guid) => snapshotReply({ guid, name: 'A shop', slug: 'a-shop' })),
      }),
    })
    for (const key of ['one', 'two', 'two']) await use(companyGuid, key)
    for (let again = 0; again < 2; again++) await giveBack(companyGuid, 'one', 'unanswered')
    const { list, total } = await entriesOf(actor)
    expect(total).toBe(3)
    expect(list.map(({ left, returned }) => [returned, left])).toEqual([
      ['unanswered', 19],
      [null, 18],
      [null, 19],
    ])
    const named = { ...target, name: 'A shop', slug: 'a-shop', cardType: 'project' }
    expect(new Set(list.map((entry) => JSON.stringify(entry.target)))).toEqual(
      new Set([
        JSON.stringify({
          kind: named.kind,
          guid: named.guid,
          name: named.name,
          slug: named.slug,
          cardType: named.cardType,
        }),
      ]),
    )
    expect((await entriesOf(actor, { limit: 1, offset: 2 })).list).toHaveLength(1)
    expect(await entriesOf(company().actor)).toEqual({ list: [], total: 0 })
  })

  it('does not name hidden things', async () => {
    const { actor, companyGuid } = company()
    billing.mock({
      getPublicationSnapshots: ({ body }) => ({
        publications: body.publicationGuids.map((guid) => snapshotReply({ guid, name: 'A secret', isLive: false })),
      }),
    })
    await use(companyGuid, 'one')
    expect((await entriesOf(actor)).list).toMatchObject([{ target: { name: null, slug: null } }])
  })

  it('returns an earlier use to the current month, and never more than was taken', async () => {
    const { actor, companyGuid } = company()
    await use(companyGuid, 'old')
    await billing.database.query(
      `with month as (select interval '1 month' as length),
         uses as (update billing.quota_uses set period_starts_at = period_starts_at - length from month where company_guid = $1),
         holders as (update billing.quota_holders set starts_at = starts_at - length from month)
       update billing.quota_periods set starts_at = starts_at - length from month where company_guid = $1`,
      [companyGuid],
    )
    for (const key of ['one', 'two']) await use(companyGuid, key)
    await giveBack(companyGuid, 'old', 'closed-unseen')
    expect(await use(companyGuid, 'two')).toMatchObject({ used: 1 })
    await giveBack(companyGuid, 'one', 'unanswered')
    await giveBack(companyGuid, 'two', 'unanswered')
    expect((await entriesOf(actor)).list[0]).toMatchObject({ left: 20 })
  })

  it('returns a view of the contacts of a removed company once, to each, within a month', async () => {
    const removed = randomUUID()
    const look = ({ companyGuid }: ReturnType<typeof company>, guid = removed) => {
      const taken = {
        companyGuid,
        userGuid: companyGuid,
        property: 'contact-views',
        effectKey: `contacts ${guid}`,
      } as const
      const body = { ...taken, target: { kind: 'company', guid } as const, isPerPeriod: true }
      return billing.call('consumeQuota', { body }, system)
    }
    billing.mock({ getCompanyBriefs: () => ({ companies: [] }) })
    const [one, other, early] = [company(), company(), company()]
    for (const viewer of [one, other, early]) await look(viewer)
    await look(one, randomUUID())
    await use(one.companyGuid, 'a response')
    await billing.database.query(
      `update billing.quota_uses set used_at = now() - interval '32 days' where company_guid = $1`,
      [early.companyGuid],
    )
    for (let again = 0; again < 2; again++) await billing.add('return-contact-views', { companyGuid: removed })
    await billing.runJobs()
    const returns = async ({ actor }: ReturnType<typeof company>) =>
      (await entriesOf(actor)).list.flatMap(({ property, returned, target: of }) =>
        returned ? [[property, returned, of?.guid]] : [],
      )
    for (const viewer of [one, other])
      expect(await returns(viewer)).toEqual([['contact-views', 'company-removed', removed]])
    expect(await returns(early)).toEqual([])
    expect(await look(one, randomUUID())).toMatchObject({ used: 2 })
  })

  it('shows no remainder without a limit', async () => {
    const { actor, companyGuid } = company()
    await subscribe(companyGuid, '-1 days', '20 days')
    await use(companyGuid, 'one')
    expect((await entriesOf(actor)).list).toMatchObject([{ left: null }])
  })
})
