import { randomUUID } from 'node:crypto'
import { actorOf } from '@sild/testing'
import { describe, expect, it } from 'vitest'
import { estonian, owner, testBilling } from './arrange.ts'
import { testBank } from './bank.ts'
import { creditorReference } from '../src/rules/creditor-reference.ts'
import { statementOf } from './statement.ts'

const bank = testBank()
const { billing, buyers, order, pay, paymentOf, taxChanges, tell } = testBilling(bank)
const support = actorOf('support')
const american = { ...estonian, name: 'Bridge Inc.', countryCode: 'US', registrationNumber: null, postalCode: '10001' }
const buyerOf = (details: typeof estonian) => {
  const actor = owner()
  buyers.set(actor.companyGuid, details)
  return actor
}
const differences = async (guid: string) =>
  (await billing.call('listPaymentDifferences', {}, support)).list.filter(({ paymentGuid }) => paymentGuid === guid)

describe('a sale outside the scope', () => {
  it('that is paid from outside stays without tax', async () => {
    const { amount, guid } = await pay(buyerOf(american), {}, 'US')
    expect(amount).toMatchObject({ grossCents: 4990, vatCents: 0, vatScheme: 'outside-scope' })
    expect(await differences(guid)).toEqual([])
  })

  it.each([
    ['FR', 'one-stop-shop', 20, 832],
    ['EE', 'domestic', 24, 966],
    ['MC', 'one-stop-shop', 20, 832],
  ])(
    'that is paid by a card of %s is taxed there in its price, and reported',
    async (country, scheme, percent, vatCents) => {
      const actor = buyerOf(american)
      const { amount, documents, guid } = await pay(actor, {}, country)
      expect(amount).toMatchObject({ grossCents: 4990, vatCents, vatPercent: percent, vatScheme: scheme })
      expect(documents).toMatchObject([{ kind: 'invoice', totalCents: 4990 }])
      expect(await differences(guid)).toMatchObject([{ kind: 'tax-place-differs' }])
      const [invoice] = await billing.database.query<{ content: object }>(
        'select content from billing.invoices where payment_guid = $1',
        [guid],
      )
      expect(invoice!.content).toMatchObject({ vatScheme: scheme, vatCents, netCents: 4990 - vatCents })
    },
  )

  it('makes the next order of the company pay the tax', async () => {
    const actor = buyerOf(american)
    const { guid } = await pay(actor, {}, 'FR')
    const refund = { params: { paymentGuid: guid }, body: { amountCents: 4990, reason: 'A test' } }
    await billing.call('refundPayment', refund, support)
    const next = await order(actor)
    expect((await paymentOf(actor, next.paymentGuid)).amount).toMatchObject({
      vatCents: 998,
      vatScheme: 'one-stop-shop',
    })
  })

  it('stays without tax when the staff have confirmed the place', async () => {
    const confirmed = { ...american, placeConfirmedAt: new Date().toISOString() }
    const { amount, guid } = await pay(buyerOf(confirmed), {}, 'FR')
    expect(amount.vatScheme).toBe('outside-scope')
    expect(await differences(guid)).toEqual([])
  })

  it('that is paid by transfer is taxed by the country of the account', async () => {
    const actor = buyerOf(american)
    const { paymentGuid } = await order(actor, { method: 'transfer' })
    const { number } = await paymentOf(actor, paymentGuid)
    const reference = creditorReference(Number(number.slice(2)))
    const xml = statementOf([{ reference, amount: '49.90', iban: 'FR7630006000011234567890189' }])
    await billing.call('importStatement', { body: { xml } }, support)
    expect((await paymentOf(actor, paymentGuid)).amount).toMatchObject({ vatCents: 832, vatScheme: 'one-stop-shop' })
    expect(await differences(paymentGuid)).toMatchObject([{ kind: 'tax-place-differs' }])
  })
})

describe('an order that is not paid', () => {
  const change = async (companyGuid: string) => {
    await billing.add('correct-open-orders', { companyGuid })
    await billing.runJobs()
  }
  const ordersOf = async (actor: ReturnType<typeof owner>) =>
    (await billing.call('listPayments', { query: {} }, actor)).list

  it.each(['card', 'transfer'] as const)('by %s is written again when the tax of the buyer changes', async (method) => {
    const actor = buyerOf(american)
    const { paymentGuid } = await order(actor, { method })
    buyers.set(actor.companyGuid, estonian)
    await change(actor.companyGuid)
    await change(actor.companyGuid)
    const list = await ordersOf(actor)
    expect(list).toMatchObject([
      { status: 'WAITING', method, amount: { vatCents: 1198, vatScheme: 'domestic' } },
      { guid: paymentGuid, status: 'CANCELED', amount: { vatCents: 0 } },
    ])
    const mail = billing.mails.findLast(({ to }) => to === `${actor.companyGuid}@sild.test`)
    expect(mail?.text).toContain('61.88')
  })

  it('stays when the tax is the same, with the new name on its invoice', async () => {
    const actor = buyerOf(estonian)
    const { paymentGuid, paymentUrl } = await order(actor)
    buyers.set(actor.companyGuid, { ...estonian, name: 'Uus Nimi OÜ' })
    await change(actor.companyGuid)
    expect(await ordersOf(actor)).toMatchObject([{ guid: paymentGuid, status: 'WAITING' }])
    await bank.act(paymentUrl, 'pay')
    await tell(paymentGuid)
    const [invoice] = await billing.database.query<{ name: string }>(
      `select content -> 'buyer' ->> 'name' as name from billing.invoices where payment_guid = $1`,
      [paymentGuid],
    )
    expect(invoice).toEqual({ name: 'Uus Nimi OÜ' })
  })

  it('that is paid meanwhile stays a sale', async () => {
    const actor = buyerOf(american)
    const { paymentGuid, paymentUrl } = await order(actor)
    await bank.act(paymentUrl, 'pay')
    buyers.set(actor.companyGuid, estonian)
    await change(actor.companyGuid)
    expect(await ordersOf(actor)).toMatchObject([{ guid: paymentGuid, status: 'PAID' }])
  })
})

describe('a change that decides the tax', () => {
  const changeOf = (companyGuid: string, own: object = {}) => {
    const guid = randomUUID()
    taxChanges.set(guid, {
      guid,
      companyGuid,
      state: 'waiting',
      before: { countryCode: 'EE' },
      after: { countryCode: 'US' },
      requestedAt: new Date().toISOString(),
      reason: null,
      ...own,
    })
    return { changeGuid: guid, companyGuid, at: new Date().toISOString() }
  }

  it('is reported to finance once', async () => {
    const change = changeOf(owner().companyGuid)
    for (let time = 0; time < 2; time++) await billing.add('report-tax-change', change)
    await billing.runJobs()
    const mails = billing.mails.filter(({ effectKey }) => effectKey?.includes(change.changeGuid))
    expect(mails).toHaveLength(1)
    expect(mails[0]!.text).toContain('United States')
  })

  it.each([
    ['accepted', 'Your billing details are changed'],
    ['refused', 'Your billing details stay as they were'],
  ] as const)('that was %s is mailed to the company', async (state, subject) => {
    const change = changeOf(owner().companyGuid, { state, reason: 'Extract of the register' })
    await billing.add('mail-tax-change', change)
    await billing.runJobs()
    expect(billing.mails.findLast(({ to }) => to === `${change.companyGuid}@sild.test`)?.subject).toBe(subject)
  })
})
