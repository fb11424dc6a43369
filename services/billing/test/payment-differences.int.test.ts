import { randomUUID } from 'node:crypto'
import { keysOf } from '@sild/contract/keys'
import { actorOf } from '@sild/testing'
import { describe, expect, it } from 'vitest'
import { applyProviderPayment } from '../src/actions/apply-provider-payment.ts'
import { callProvider } from '../src/actions/call-provider.ts'
import { comparePayments } from '../src/actions/compare-payments.ts'
import { Payment } from '../src/models/payment.ts'
import { PaymentDifference } from '../src/models/payment-difference.ts'
import { owner, testBilling } from './arrange.ts'
import { apiKey, testBank } from './bank.ts'

const bank = testBank()
const { billing, order, paymentOf, refOf } = testBilling(bank)
const support = actorOf('support')
const compare = async () => {
  await billing.add('compare-payments', {})
  await billing.runJobs()
}
const differences = async (paymentGuid: string | null) =>
  (await billing.call('listPaymentDifferences', {}, support)).list.filter((one) => one.paymentGuid === paymentGuid)
const set = (paymentGuid: string, column: string, value: unknown) =>
  billing.database.query(`update billing.payments set ${column} = $2 where payment_guid = $1`, [paymentGuid, value])

async function waiting(): Promise<number> {
  const [row] = await billing.database.query<{ waiting: number }>(
    `select count(*)::integer as waiting from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return row!.waiting
}

describe('the hourly comparison', () => {
  it('applies what no event has reported', async () => {
    const actor = owner()
    const { paymentGuid, paymentUrl } = await order(actor)
    await bank.act(paymentUrl, 'pay')
    await compare()
    expect((await paymentOf(actor, paymentGuid)).status).toBe('PAID')
    expect(await differences(paymentGuid)).toEqual([])
  })

  it('holds an amount other than the ordered one, notifies the staff once, and activates nothing', async () => {
    const actor = owner()
    const { paymentGuid, paymentUrl } = await order(actor)
    await set(paymentGuid, 'net_cents', 5000)
    await bank.act(paymentUrl, 'pay')
    await compare()
    await compare()
    expect((await paymentOf(actor, paymentGuid)).status).toBe('WAITING')
    expect(await differences(paymentGuid)).toMatchObject([
      { kind: 'amount-differs', ownCents: 6198, providerCents: 6188, resolvedAt: null },
    ])
    const told = billing.mails.filter(
      ({ to, text }) => to === 'support@sild.test' && text.includes('Another amount was paid'),
    )
    expect(told).toHaveLength(1)
  })

  it('mails each difference once, also with several jobs at once', async () => {
    const { paymentGuid } = await order(owner())
    const refs = ['tb_one', 'tb_two', 'tb_three']
    await billing.database.query(
      `insert into billing.payment_differences (kind, payment_guid, provider, provider_ref)
       select 'paid-here-only', $1, 'test-bank', ref from unnest($2::text[]) as ref`,
      [paymentGuid, refs],
    )
    // None is through before all have come to the rows.
    const { telling } = await billing.deps.database.transaction(async (trx) => {
      await PaymentDifference.query(trx).whereNull('toldAt').forUpdate()
      await Promise.all(refs.map(() => billing.add('tell-differences', {})))
      const begun = { telling: billing.runJobs() }
      await expect.poll(waiting).toBe(refs.length)
      return begun
    })
    await telling
    const mailsAbout = (ref: string) => billing.mails.filter(({ text }) => text.includes(ref)).length
    expect(refs.map(mailsAbout)).toEqual([1, 1, 1])
  })

  it('holds money in another currency', async () => {
    const actor = owner()
    const { paymentGuid, paymentUrl } = await order(actor)
    await bank.act(paymentUrl, 'pay')
    const ref = await refOf(paymentGuid)
    const truth = await callProvider(billing.deps, (provider) => provider.fetch(ref))
    await billing.deps.database.transaction((trx) =>
      applyProviderPayment(trx, billing.deps, paymentGuid, { ...truth, currency: 'USD' }),
    )
    expect((await paymentOf(actor, paymentGuid)).status).toBe('WAITING')
    expect(await differences(paymentGuid)).toMatchObject([{ kind: 'amount-differs', resolvedAt: null }])
  })

  it('holds money for a canceled order', async () => {
    const actor = owner()
    const { paymentGuid, paymentUrl } = await order(actor)
    await set(paymentGuid, 'status', 'CANCELED')
    await bank.act(paymentUrl, 'pay')
    await compare()
    expect((await paymentOf(actor, paymentGuid)).status).toBe('CANCELED')
    expect(await differences(paymentGuid)).toMatchObject([{ kind: 'paid-after-cancel' }])
  })

  it('finds orders that are paid in our books alone', async () => {
    const { paymentGuid } = await order(owner())
    await set(paymentGuid, 'status', 'PAID')
    await compare()
    expect(await differences(paymentGuid)).toMatchObject([{ kind: 'paid-here-only' }])
  })

  it('finds what was paid at the provider alone, until it is settled', async () => {
    const response = await fetch(`${bank.url}/v1/checkouts`, {
      method: 'POST',
      headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json', 'idempotency-key': 'foreign' },
      body: JSON.stringify({
        orderNumber: 'X',
        amountCents: 100,
        currency: 'EUR',
        description: 'Not ours',
        locale: 'en',
        successUrl: 'https://sild.test/',
        cancelUrl: 'https://sild.test/',
        expiresAt: new Date(Date.now() + 60_000).toISOString(),
      }),
    })
    const { paymentUrl } = (await response.json()) as { paymentUrl: string }
    await bank.act(paymentUrl, 'pay')
    await compare()
    const [found] = await differences(null)
    expect(found).toMatchObject({ kind: 'paid-there-only', providerCents: 100, ownCents: null })
    await billing.call('resolvePaymentDifference', { params: { differenceGuid: found!.guid } }, support)
    await compare()
    const [settled, ...others] = await differences(null)
    expect(settled!.resolvedAt).not.toBeNull()
    expect(others).toEqual([])
  })

  it('keeps the first user who settled it, and that is noted once', async () => {
    const { paymentGuid } = await order(owner())
    await set(paymentGuid, 'status', 'PAID')
    await compare()
    const [found] = await differences(paymentGuid)
    const input = { params: { differenceGuid: found!.guid } }
    await billing.call('resolvePaymentDifference', input, support)
    const settled = await PaymentDifference.query(billing.deps.database.knex).findById(found!.guid)
    await billing.call('resolvePaymentDifference', input, actorOf('support'))
    expect(settled!.resolvedBy).toBe(support.userGuid)
    expect(await PaymentDifference.query(billing.deps.database.knex).findById(found!.guid)).toEqual(settled)
    const { list } = await billing.call('listBillingActions', { query: {} }, support)
    expect(list.filter(({ subject }) => subject === found!.guid)).toHaveLength(1)
  })

  it('ends an order of another amount when that is settled, so that the company can order again', async () => {
    const actor = owner()
    const { paymentGuid, paymentUrl } = await order(actor)
    await set(paymentGuid, 'net_cents', 5000)
    await bank.act(paymentUrl, 'pay')
    await compare()
    await expect(order(actor, { months: 12 })).rejects.toMatchObject({ code: 'order-open' })
    const [found] = await differences(paymentGuid)
    await billing.call('resolvePaymentDifference', { params: { differenceGuid: found!.guid } }, support)
    expect((await paymentOf(actor, paymentGuid)).status).toBe('CANCELED')
    expect((await order(actor, { months: 12 })).paymentGuid).not.toBe(paymentGuid)
    await compare()
    expect(await differences(paymentGuid)).toHaveLength(1)
  })

  it('keeps a sale with another kind of difference when that is settled', async () => {
    const actor = owner()
    const { paymentGuid, paymentUrl } = await order(actor)
    await bank.act(paymentUrl, 'pay')
    await compare()
    await set(paymentGuid, 'refunded_cents', 500)
    await compare()
    const [found] = await differences(paymentGuid)
    await billing.call('resolvePaymentDifference', { params: { differenceGuid: found!.guid } }, support)
    expect((await paymentOf(actor, paymentGuid)).status).toBe('PAID')
  })

  it('cannot settle a difference that does not exist', async () => {
    const settling = billing.call('resolvePaymentDifference', { params: { differenceGuid: randomUUID() } }, support)
    await expect(settling).rejects.toMatchObject({ code: 'difference-not-found' })
  })

  it('finds a refund that is in our books alone', async () => {
    const { paymentGuid, paymentUrl } = await order(owner())
    await bank.act(paymentUrl, 'pay')
    await compare()
    await set(paymentGuid, 'refunded_cents', 500)
    await compare()
    expect(await differences(paymentGuid)).toMatchObject([{ kind: 'refund-differs', ownCents: 500, providerCents: 0 }])
  })

  it('requests open payments and those changed within two days, and no others', async () => {
    const guids = { 'changed now': '', 'changed long ago': '', 'open since long ago': '' }
    for (const which of keysOf(guids)) {
      const { paymentGuid, paymentUrl } = await order(owner())
      guids[which] = paymentGuid
      if (which !== 'open since long ago') await bank.act(paymentUrl, 'pay')
    }
    await compare()
    for (const which of ['changed long ago', 'open since long ago'] as const)
      await set(guids[which], 'changed_at', new Date(Date.now() - 3 * 86_400_000))
    const asked: string[] = []
    const provider = billing.deps.provider!
    await comparePayments(billing.deps, {
      ...provider,
      async *listSince() {},
      fetch: (ref) => {
        asked.push(ref)
        return provider.fetch(ref)
      },
    })
    const isAsked = async (which: keyof typeof guids) => asked.includes(await refOf(guids[which]))
    expect(await isAsked('changed now')).toBe(true)
    expect(await isAsked('changed long ago')).toBe(false)
    expect(await isAsked('open since long ago')).toBe(true)
  })

  it('changes nothing without a difference', async () => {
    const { paymentGuid, paymentUrl } = await order(owner())
    await bank.act(paymentUrl, 'pay')
    await compare()
    const read = () => Payment.query(billing.deps.database.knex).findById(paymentGuid)
    const before = await read()
    await compare()
    expect(await read()).toEqual(before)
    const truth = await callProvider(billing.deps, (provider) => provider.fetch(before!.providerRef!))
    const changedAt = new Date()
    await billing.deps.database.transaction((trx) =>
      applyProviderPayment(trx, billing.deps, paymentGuid, { ...truth, changedAt }),
    )
    expect(await read()).toEqual({ ...before, providerChangedAt: changedAt })
  })

  it('fails and is retried while the bank is away', async () => {
    const actor = owner()
    const { paymentGuid, paymentUrl } = await order(actor)
    await bank.act(paymentUrl, 'pay')
    await bank.stop()
    await expect(compare()).rejects.toThrow('test bank')
    await bank.start()
    await compare()
    expect((await paymentOf(actor, paymentGuid)).status).toBe('PAID')
    expect(await refOf(paymentGuid)).toMatch(/^tb_/)
  })
})
