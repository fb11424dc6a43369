import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { plans } from '../src/plans.ts'
import { estonian, owner, testBilling } from './arrange.ts'
import { testBank } from './bank.ts'

const bank = testBank()
const { billing, buyers, order, pay, paymentOf, planOf, tell } = testBilling(bank)

const DAY_MS = 86_400_000
const daysOf = ({ period }: { period: { activeFrom: string; activeUntil: string } | null }) =>
  (Date.parse(period!.activeUntil) - Date.parse(period!.activeFrom)) / DAY_MS

describe('an order', () => {
  it('waits with its price, its tax and the place of payment', async () => {
    const actor = owner()
    const { paymentGuid, paymentUrl } = await order(actor)
    expect(paymentUrl).toMatch(new RegExp(`^${bank.url}/pay/tb_`))
    expect(await paymentOf(actor, paymentGuid)).toMatchObject({
      status: 'WAITING',
      product: 'Startup, 1 month',
      type: 'subscription',
      amount: { netCents: 4990, vatCents: 1198, grossCents: 6188, vatPercent: 24, vatScheme: 'domestic' },
      paymentUrl,
      period: null,
      paidAt: null,
    })
    expect(await planOf(actor.companyGuid)).toBe('free')
  })

  it('leads back to the portal in the language of the buyer, with the payment in the address', async () => {
    const actor = { ...owner(), locale: 'et' as const }
    const { paymentGuid, paymentUrl } = await order(actor)
    const { headers } = await bank.act(paymentUrl, 'pay')
    expect(headers.get('location')).toBe(`https://sild.test/et/account/billing/payments/${paymentGuid}`)
  })

  it.each([
    [1, 4990],
    [3, 14_222],
    [12, 50_898],
  ] as const)('of %i months costs %i cents net', async (months, netCents) => {
    const actor = owner()
    const { paymentGuid } = await order(actor, { months })
    expect((await paymentOf(actor, paymentGuid)).amount.netCents).toBe(netCents)
  })

  it('repeated is the same order, and for twenty at once there is one', async () => {
    const actor = owner()
    const first = await order(actor)
    expect(await order(actor)).toEqual(first)
    const other = owner()
    const orders = await Promise.all(Array.from({ length: 20 }, () => order(other)))
    expect(new Set(orders.map(({ paymentGuid }) => paymentGuid)).size).toBe(1)
  })

  it('repeated by a company that has shown its VAT number meanwhile is another one, with another tax', async () => {
    const actor = owner()
    buyers.set(actor.companyGuid, { ...estonian, countryCode: 'FR' })
    const first = await order(actor)
    const vatConsultation = { isValid: true, askedAt: new Date().toISOString(), name: null }
    buyers.set(actor.companyGuid, { ...estonian, countryCode: 'FR', vatNumber: 'FR83404833048', vatConsultation })
    const { paymentGuid } = await order(actor)
    expect(await paymentOf(actor, first.paymentGuid)).toMatchObject({ status: 'CANCELED' })
    expect((await paymentOf(actor, paymentGuid)).amount).toMatchObject({ vatScheme: 'reverse-charge', vatCents: 0 })
  })

  it('of other terms is refused while one waits, and possible after its cancellation', async () => {
    const actor = owner()
    const { paymentGuid } = await order(actor)
    await expect(order(actor, { months: 3 })).rejects.toMatchObject({ code: 'order-open' })
    const canceled = await billing.call('cancelPayment', { params: { paymentGuid } }, actor)
    expect(canceled).toMatchObject({ status: 'CANCELED', paymentUrl: null, payableUntil: null })
    expect((await order(actor, { months: 3 })).paymentGuid).not.toBe(paymentGuid)
  })

  it('under the same idempotency key is answered the same', async () => {
    const actor = owner()
    const key = randomUUID()
    expect(await order(actor, {}, key)).toEqual(await order(actor, {}, key))
  })

  it.each([
    ['free', 'plan-not-found'],
    ['business', 'plan-not-available'],
    ['enterprise', 'plan-not-available'],
  ] as const)('of the plan %s is refused with %s', async (slug, code) => {
    const actor = owner()
    const params = { guid: actor.companyGuid, subGuid: plans[slug].guid }
    const body = { successUrl: '/', cancelUrl: '/' }
    await expect(billing.call('subscribe', { params, body }, actor)).rejects.toMatchObject({ code })
  })

  it('is hidden from another company, and missing for a deleted one', async () => {
    const actor = owner()
    const params = { guid: owner().companyGuid, subGuid: plans.startup.guid }
    const body = { successUrl: '/', cancelUrl: '/' }
    await expect(billing.call('subscribe', { params, body }, actor)).rejects.toMatchObject({
      code: 'company-not-found',
    })
    buyers.set(actor.companyGuid, null)
    await expect(order(actor)).rejects.toMatchObject({ code: 'company-not-found' })
  })

  it('redirects only to the portal', async () => {
    const actor = owner()
    const params = { guid: actor.companyGuid, subGuid: plans.startup.guid }
    for (const successUrl of ['https://evil.test', '//evil.test', 'account'])
      await expect(
        billing.call('subscribe', { params, body: { successUrl, cancelUrl: '/' } }, actor),
      ).rejects.toMatchObject({ code: 'invalid', fields: { successUrl: expect.anything() } })
  })

  it('says that the bank is away, and stores nothing', async () => {
    const actor = owner()
    await bank.stop()
    try {
      await expect(order(actor)).rejects.toMatchObject({ code: 'provider-unavailable', status: 503 })
    } finally {
      await bank.start()
    }
    expect((await billing.call('listPayments', { query: {} }, actor)).total).toBe(0)
  })
})

describe('the tax of an order', () => {
  it.each([
    ['FR', null, null, 'one-stop-shop', 20],
    ['FR', 'FR83404833048', true, 'reverse-charge', 0],
    ['FR', 'FR83404833048', false, 'one-stop-shop', 20],
    ['FI', null, null, 'one-stop-shop', 25.5],
    ['US', null, null, 'outside-scope', 0],
  ] as const)(
    'of %s with the number %s that VIES finds %s is %s',
    async (countryCode, vatNumber, isValid, scheme, percent) => {
      const actor = owner()
      const vatConsultation = isValid === null ? null : { isValid, askedAt: new Date().toISOString(), name: null }
      buyers.set(actor.companyGuid, { ...estonian, countryCode, vatNumber, vatConsultation })
      const { paymentGuid } = await order(actor)
      const { amount } = await paymentOf(actor, paymentGuid)
      expect(amount).toMatchObject({ vatScheme: scheme, vatPercent: percent, vatCents: Math.round(49.9 * percent) })
    },
  )
})

describe('a paid order', () => {
  it('activates the plan when the provider says so, and not because a page was opened', async () => {
    const actor = owner()
    const { paymentGuid, paymentUrl } = await order(actor)
    await bank.act(paymentUrl, 'pay')
    expect((await paymentOf(actor, paymentGuid)).status).toBe('WAITING')
    expect(await planOf(actor.companyGuid)).toBe('free')
    await tell(paymentGuid)
    const paid = await paymentOf(actor, paymentGuid)
    expect(paid).toMatchObject({ status: 'PAID', paymentUrl: null })
    expect(daysOf(paid)).toBeGreaterThanOrEqual(30)
    expect(await planOf(actor.companyGuid)).toBe('startup')
    expect(billing.live).toContainEqual({
      to: { companyGuid: actor.companyGuid },
      type: 'payment-changed',
      payload: { paymentGuid, status: 'PAID' },
    })
    const mails = billing.mails.filter(({ to }) => to === `${actor.companyGuid}@sild.test`)
    expect(mails.map(({ subject }) => subject)).toEqual(['Your payment has arrived'])
    expect(mails[0]!.text).toContain('€61.88')
  })

  it.each([
    [1, 30],
    [3, 90],
    [12, 360],
  ] as const)('of %i months runs the months of the calendar and never less than %i days', async (months, minDays) => {
    const paid = await pay(owner(), { months })
    expect(daysOf(paid)).toBeGreaterThanOrEqual(minDays)
    expect(daysOf(paid)).toBeLessThanOrEqual(months * 31)
  })

  it('gives one period also when it is reported several times, at the same moment too', async () => {
    const actor = owner()
    const { paymentGuid, paymentUrl } = await order(actor)
    await bank.act(paymentUrl, 'pay')
    await Promise.all([1, 2, 3, 4, 5].map(() => tell(paymentGuid)))
    const { list } = await billing.call('listSubscriptions', {}, actor)
    expect(list).toMatchObject([{ state: 'ACTIVE', costCents: 6188, paymentGuid, isGift: false }])
  })

  it('keeps the company from choosing another plan until it ends, and says until when', async () => {
    const actor = owner()
    const { period } = await pay(actor)
    await expect(order(actor, { months: 12 })).rejects.toMatchObject({
      code: 'plan-runs',
      values: { until: Date.parse(period!.activeUntil) },
    })
  })

  it('can be extended in its last week, and the next period begins when it ends', async () => {
    const actor = owner()
    await pay(actor)
    await billing.database.query(
      `update billing.subscriptions set active_from = now() - interval '28 days', active_until = now() + interval '2 days' where company_guid = $1`,
      [actor.companyGuid],
    )
    await pay(actor)
    const { list } = await billing.call('listSubscriptions', {}, actor)
    expect(list.map(({ state }) => state)).toEqual(['WAITING', 'ACTIVE'])
    expect(list[0]!.activeFrom).toBe(list[1]!.activeUntil)
    await expect(order(actor)).rejects.toMatchObject({ code: 'plan-runs' })
  })
})

describe('a declined order', () => {
  it('says so, and can be paid in the next try', async () => {
    const actor = owner()
    const { paymentGuid, paymentUrl } = await order(actor)
    await bank.act(paymentUrl, 'decline')
    await tell(paymentGuid)
    expect(await paymentOf(actor, paymentGuid)).toMatchObject({ status: 'REJECTED', paymentUrl })
    expect(await planOf(actor.companyGuid)).toBe('free')
    expect(billing.mails.at(-1)?.subject).toBe('Your transaction has been declined')
    expect((await order(actor)).paymentGuid).toBe(paymentGuid)
    await bank.act(paymentUrl, 'pay')
    await tell(paymentGuid)
    expect(await paymentOf(actor, paymentGuid)).toMatchObject({ status: 'PAID' })
  })

  it('is canceled when another one is ordered, so that both cannot be paid', async () => {
    const actor = owner()
    const first = await order(actor)
    await bank.act(first.paymentUrl, 'decline')
    await tell(first.paymentGuid)
    const other = await order(actor, { months: 12 })
    expect(other.paymentGuid).not.toBe(first.paymentGuid)
    expect(await paymentOf(actor, first.paymentGuid)).toMatchObject({ status: 'CANCELED', paymentUrl: null })
    await bank.act(other.paymentUrl, 'pay')
    await tell(other.paymentGuid)
    expect(await planOf(actor.companyGuid)).toBe('startup')
  })

  it('waits longer when its next try promises a transfer', async () => {
    const actor = owner()
    const { paymentGuid, paymentUrl } = await order(actor)
    await bank.act(paymentUrl, 'transfer')
    await tell(paymentGuid)
    const waiting = await paymentOf(actor, paymentGuid)
    expect(Date.parse(waiting.payableUntil!) - Date.now()).toBeGreaterThan(13 * DAY_MS)
    await bank.act(paymentUrl, 'arrive')
    await tell(paymentGuid)
    expect(await paymentOf(actor, paymentGuid)).toMatchObject({ status: 'PAID' })
  })
})

describe('an unpaid order', () => {
  it('ends when its time is over', async () => {
    const actor = owner()
    const { paymentGuid } = await order(actor)
    await billing.database.query(
      `update billing.payments set payable_until = now() - interval '1 second' where payment_guid = $1`,
      [paymentGuid],
    )
    await billing.add('end-order', { paymentGuid })
    await billing.runJobs()
    expect(await paymentOf(actor, paymentGuid)).toMatchObject({ status: 'CANCELED' })
  })

  it('stays paid when it was paid just before it was canceled', async () => {
    const actor = owner()
    const { paymentGuid, paymentUrl } = await order(actor)
    await bank.act(paymentUrl, 'pay')
    const answer = await billing.call('cancelPayment', { params: { paymentGuid } }, actor)
    expect(answer.status).toBe('PAID')
    await expect(billing.call('cancelPayment', { params: { paymentGuid } }, actor)).rejects.toMatchObject({
      code: 'payment-settled',
    })
  })

  it('ends with its company, and keeps none of its unsold data', async () => {
    const actor = owner()
    const { paymentGuid } = await order(actor)
    await billing.add('end-orders-of-company', { companyGuid: actor.companyGuid })
    await billing.runJobs()
    const [row] = await billing.database.query('select status, buyer from billing.payments where payment_guid = $1', [
      paymentGuid,
    ])
    expect(row).toEqual({ status: 'CANCELED', buyer: null })
  })
})
