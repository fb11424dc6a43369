import { randomUUID } from 'node:crypto'
import { actorOf } from '@sild/testing'
import { describe, expect, it } from 'vitest'
import { creditorReference } from '../src/rules/creditor-reference.ts'
import { dayOf } from '../src/rules/day-of.ts'
import { owner, testBilling } from './arrange.ts'
import { testBank } from './bank.ts'

const bank = testBank()
const { billing, order, pay, paymentOf, planOf, tell, refund } = testBilling(bank)

describe('a bank transfer', () => {
  const support = actorOf('support')
  const settle = (paymentGuid: string, amountCents: number) =>
    billing.call('settleTransfer', { params: { paymentGuid }, body: { amountCents } }, support)

  it('says what it must say, and is settled by the staff when the money has arrived', async () => {
    const actor = owner()
    const { paymentGuid, paymentUrl } = await order(actor, { method: 'transfer' })
    expect(paymentUrl).toBe(`https://sild.test/account/billing/payments/${paymentGuid}`)
    const { number, transfer } = await paymentOf(actor, paymentGuid)
    expect(transfer).toMatchObject({ beneficiary: 'Sild OÜ', iban: 'EE38 2200 2210 2014 5685', bic: 'HABAEE2X' })
    expect(transfer!.reference.replaceAll(' ', '')).toBe(creditorReference(Number(number.slice(2))))
    await billing.runJobs()
    expect(billing.mails.at(-1)?.text).toContain(transfer!.reference)
    await expect(settle(paymentGuid, 6187)).rejects.toMatchObject({
      fields: { amountCents: { code: 'amount-differs' } },
    })
    expect(await settle(paymentGuid, 6188)).toMatchObject({ status: 'PAID', company: { name: 'Kask ja Pojad OÜ' } })
    await expect(settle(paymentGuid, 6188)).rejects.toMatchObject({ code: 'payment-settled' })
    expect(await planOf(actor.companyGuid)).toBe('startup')
  })

  it('is the only thing that the staff can settle', async () => {
    const { paymentGuid } = await order(owner())
    await expect(settle(paymentGuid, 6188)).rejects.toMatchObject({ code: 'payment-not-transfer' })
    await expect(settle(randomUUID(), 6188)).rejects.toMatchObject({ code: 'payment-not-found' })
  })
})

describe('a refund', () => {
  it('in whole ends the plan, and the company gets the reason', async () => {
    const actor = owner()
    const { guid } = await pay(actor)
    expect(await refund(guid, 6188)).toMatchObject({ status: 'REFUNDED', refundedCents: 6188 })
    expect(await planOf(actor.companyGuid)).toBe('free')
    await billing.runJobs()
    expect(billing.mails.at(-1)?.text).toContain('As we agreed')
    const { list } = await billing.call('listSubscriptions', {}, actor)
    expect(list).toMatchObject([{ state: 'CANCELED' }])
    expect((await billing.call('listPayments', { query: { direction: 'IN' } }, actor)).total).toBe(1)
  })

  it('in part leaves the plan, and never more than was paid', async () => {
    const actor = owner()
    const { guid } = await pay(actor)
    expect(await refund(guid, 1000)).toMatchObject({ status: 'PAID', refundedCents: 1000 })
    expect(await planOf(actor.companyGuid)).toBe('startup')
    await expect(refund(guid, 5189)).rejects.toMatchObject({ code: 'refund-above-paid' })
    expect(await refund(guid, 5188)).toMatchObject({ status: 'REFUNDED', refundedCents: 6188 })
  })

  it('pressed twice at once is made once', async () => {
    const { guid } = await pay(owner())
    const outcomes = await Promise.allSettled([refund(guid, 1000), refund(guid, 1000)])
    expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true)
    const [row] = await billing.database.query(
      'select refunded_cents as cents, (select count(*)::int from billing.refunds where payment_guid = $1) as refunds from billing.payments where payment_guid = $1',
      [guid],
    )
    expect([
      { cents: 1000, refunds: 1 },
      { cents: 2000, refunds: 2 },
    ]).toContainEqual(row)
  })

  it('of an unpaid order is refused', async () => {
    const { paymentGuid } = await order(owner())
    await expect(refund(paymentGuid, 100)).rejects.toMatchObject({ code: 'payment-not-paid' })
  })

  it('of a card that was charged back ends the plan as well', async () => {
    const actor = owner()
    const { paymentGuid, paymentUrl } = await order(actor)
    await bank.act(paymentUrl, 'pay')
    await tell(paymentGuid)
    await bank.act(paymentUrl, 'charge-back')
    await tell(paymentGuid)
    expect(await paymentOf(actor, paymentGuid)).toMatchObject({ status: 'REFUNDED', refundedCents: 6188 })
    expect(await planOf(actor.companyGuid)).toBe('free')
  })
})

describe('the list of payments', () => {
  it('is filtered by state, kind, direction and year, and counts all', async () => {
    const actor = owner()
    const paid = await pay(actor)
    const all = await billing.call('listPayments', { query: { limit: '1' } }, actor)
    expect(all).toMatchObject({ total: 1, list: [{ guid: paid.guid }], years: [Number(dayOf(new Date()).slice(0, 4))] })
    const count = async (query: object) => (await billing.call('listPayments', { query }, actor)).total
    expect(await count({ status: 'PAID', type: 'subscription', direction: 'OUT' })).toBe(1)
    expect(await count({ status: 'WAITING' })).toBe(0)
    expect(await count({ type: 'option' })).toBe(0)
    expect(await count({ direction: 'IN' })).toBe(0)
    expect(await count({ year: '2021' })).toBe(0)
    expect(await count({ company: owner().companyGuid })).toBe(0)
  })

  it("shows nothing of another company's payments", async () => {
    const { guid: paymentGuid } = await pay(owner())
    const stranger = owner()
    await expect(paymentOf(stranger, paymentGuid)).rejects.toMatchObject({ code: 'payment-not-found' })
    await expect(billing.call('cancelPayment', { params: { paymentGuid } }, stranger)).rejects.toMatchObject({
      code: 'payment-not-found',
    })
    expect((await billing.call('listPayments', { query: {} }, stranger)).total).toBe(0)
  })

  it('is searched by the staff by number and by company', async () => {
    const { guid, number } = await pay(owner())
    const found = async (query: string) =>
      (await billing.call('listAllPayments', { query: { query } }, actorOf('support'))).list.map((one) => one.guid)
    expect(await found(number.toLowerCase())).toEqual([guid])
    expect(await found('kask ja')).toContain(guid)
    expect(await found('%')).toEqual([])
  })
})

describe('a gift', () => {
  it('is in the history beside the payments', async () => {
    await billing.database.query(`insert into billing.promo_codes values ('GIFT', 'startup', null)`)
    const actor = owner()
    await billing.call('applyPromoCode', { body: { code: 'gift' } }, actor)
    const { list } = await billing.call('listPayments', { query: {} }, actor)
    expect(list).toMatchObject([{ status: 'GIFT', method: null, amount: { grossCents: 0 }, period: expect.anything() }])
    expect(await billing.call('listSubscriptions', {}, actor)).toMatchObject({
      list: [{ isGift: true, costCents: 0, state: 'ACTIVE' }],
    })
  })
})

describe('a plan that is not sold yet', () => {
  it('is requested by a form, and sales get the address to answer to', async () => {
    const actor = owner()
    const ask = (slug: 'business' | 'startup') =>
      billing.call('askForPlan', { params: { slug }, body: { message: 'We are forty people.' } }, actor)
    await ask('business')
    await billing.runJobs()
    const mail = billing.mails.find(({ to }) => to === 'sales@sild.test')
    expect(mail).toMatchObject({ replyTo: `${actor.userGuid}@sild.test`, subject: 'A company would like Business' })
    expect(mail!.text).toContain('We are forty people.')
    await expect(ask('startup')).rejects.toMatchObject({ code: 'plan-not-found' })
  })
})

describe('the notice of the end of a plan', () => {
  const endIn = async (interval: string) => {
    const actor = owner()
    await pay(actor)
    await billing.database.query(
      `update billing.subscriptions set active_from = now() - interval '40 days', active_until = now() + $2::interval where company_guid = $1`,
      [actor.companyGuid, interval],
    )
    return actor
  }
  const told = async (companyGuid: string) => {
    await billing.add('find-plan-ends', {})
    await billing.runJobs()
    return billing.mails.filter(({ to }) => to === `${companyGuid}@sild.test`).map(({ subject }) => subject)
  }

  it.each([
    ['6 days', 'Your plan ends in a week'],
    ['20 hours', 'Your plan ends tomorrow'],
    ['-1 minute', 'Your plan has ended'],
  ])('%s before it is "%s", once', async (interval, subject) => {
    const { companyGuid } = await endIn(interval)
    await told(companyGuid)
    expect((await told(companyGuid)).filter((each) => each === subject)).toHaveLength(1)
  })

  it('is not sent when the next months are bought, or it ends later', async () => {
    const { companyGuid } = await endIn('9 days')
    expect(await told(companyGuid)).toEqual(['Your payment has arrived'])
  })
})

describe('an owner who deletes their account', () => {
  it('is deleted from the orders', async () => {
    const actor = owner()
    await pay(actor)
    await billing.call('askForPlan', { params: { slug: 'business' }, body: { message: 'Call me' } }, actor)
    await billing.add('forget-buyer', { userGuid: actor.userGuid })
    await billing.runJobs()
    const rows = await billing.database.query(
      'select 1 from billing.payments where user_guid = $1 union all select 1 from billing.plan_interests where user_guid = $1',
      [actor.userGuid],
    )
    expect(rows).toEqual([])
  })
})
