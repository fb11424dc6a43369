import { actorOf } from '@sild/testing'
import { describe, expect, it, vi } from 'vitest'
import { applyProviderPayment } from '../src/actions/apply-provider-payment.ts'
import { correctable, correctVat } from '../src/actions/correct-vat.ts'
import { ProviderUnavailableError } from '../src/providers/provider.ts'
import { estonian, owner, testBilling } from './arrange.ts'
import { testBank } from './bank.ts'

const bank = testBank()
const { billing, buyers, order, pay, paymentOf, planOf, refund } = testBilling(bank)

describe('the tax of a sale while VIES was down', () => {
  const french = { ...estonian, countryCode: 'FR', vatNumber: 'FR83404833048' }
  const consulted = (isValid: boolean) => ({ isValid, askedAt: new Date().toISOString(), name: null })
  const confirm = ({ companyGuid }: { companyGuid: string }) =>
    buyers.set(companyGuid, { ...french, vatConsultation: consulted(true) })
  const sweep = async () => {
    await billing.add('correct-vat', {})
    await billing.runJobs()
  }
  /** What we have kept of a payment, and what its documents add up to. */
  async function books({ actor, guid }: Awaited<ReturnType<typeof buy>>) {
    const { amount, documents, refundedCents } = await paymentOf(actor, guid)
    const signed = documents.map(({ kind, totalCents }) => (kind === 'invoice' ? totalCents : -totalCents))
    return { kept: amount.grossCents - refundedCents, documented: signed.reduce((sum, cents) => sum + cents, 0) }
  }
  async function buy(method: 'card' | 'transfer' = 'card') {
    const actor = owner()
    buyers.set(actor.companyGuid, { ...french, vatConsultation: null })
    if (method === 'card') return { actor, guid: (await pay(actor)).guid }
    const { paymentGuid } = await order(actor, { method })
    const amountCents = (await paymentOf(actor, paymentGuid)).amount.grossCents
    await billing.call('settleTransfer', { params: { paymentGuid }, body: { amountCents } }, actorOf('support'))
    return { actor, guid: paymentGuid }
  }

  it('goes back when VIES confirms the number: a credit note, an invoice without tax, the money, once', async () => {
    const { actor, guid } = await buy()
    await sweep()
    expect(await paymentOf(actor, guid)).toMatchObject({ refundedCents: 0 })
    confirm(actor)
    await sweep()
    await sweep()
    expect(await paymentOf(actor, guid)).toMatchObject({
      status: 'PAID',
      refundedCents: 998,
      refundReason: 'VIES has confirmed your VAT number, so the sale is without tax',
      documents: [
        { kind: 'invoice', totalCents: 5988 },
        { kind: 'credit-note', totalCents: 5988 },
        { kind: 'invoice', totalCents: 4990 },
      ],
    })
    const contents = await billing.database.query<{ scheme: string; confirmed: string | null }>(
      `select content ->> 'vatScheme' as scheme, content ->> 'vatConfirmedAt' as confirmed from billing.invoices
       where payment_guid = $1 order by year, place`,
      [guid],
    )
    expect(contents.map(({ scheme }) => scheme)).toEqual(['one-stop-shop', 'one-stop-shop', 'reverse-charge'])
    expect(contents[2]!.confirmed).toMatch(/^20/)
    const mail = billing.mails.filter(({ to }) => to === `${actor.companyGuid}@sild.test`).at(-1)!
    expect(mail.attachments).toHaveLength(2)
    expect(await planOf(actor.companyGuid)).toBe('startup')
  })

  it('that was refunded is neither another sale nor a refund of revenue', async () => {
    const thisMonth = async () => (await billing.call('getRevenue', {}, actorOf('admin'))).months.at(-1)!
    const before = await thisMonth()
    const { actor, guid } = await buy()
    confirm(actor)
    await sweep()
    const { month } = before
    const [salesCount, plansNetCents] = [before.salesCount + 1, before.plansNetCents + 4990]
    const { creditedNetCents, promotionsNetCents } = before
    expect(await thisMonth()).toEqual({ month, salesCount, plansNetCents, creditedNetCents, promotionsNetCents })
    await refund(guid, 1000)
    expect((await thisMonth()).creditedNetCents).toBe(creditedNetCents + 1000)
  })

  it('that was refunded leaves the net to be refunded, and the documents add up to zero', async () => {
    const { actor, guid } = await buy()
    confirm(actor)
    await sweep()
    await refund(guid, 1000)
    await refund(guid, 3990)
    expect((await paymentOf(actor, guid)).status).toBe('REFUNDED')
    expect(await books({ actor, guid })).toEqual({ kept: 0, documented: 0 })
  })

  it('stays when a part was refunded after the sale was found', async () => {
    const bought = await buy()
    confirm(bought.actor)
    const found = (await correctable(billing.deps)).find(({ paymentGuid }) => paymentGuid === bought.guid)!
    await refund(bought.guid, 1000)
    await correctVat(billing.deps, found)
    await sweep()
    expect(await books(bought)).toEqual({ kept: 4988, documented: 4988 })
  })

  it('is refunded together with a concurrent refund of the support', async () => {
    const bought = await buy()
    confirm(bought.actor)
    const give = billing.deps.provider!.refund
    vi.spyOn(billing.deps.provider!, 'refund').mockImplementationOnce(async (...asked) => {
      await refund(bought.guid, 1000)
      return give(...asked)
    })
    await sweep()
    expect(await books(bought)).toEqual({ kept: 3990, documented: 3990 })
  })

  it('goes back once where the event of the provider comes before its answer', async () => {
    const bought = await buy()
    confirm(bought.actor)
    const give = billing.deps.provider!.refund
    vi.spyOn(billing.deps.provider!, 'refund').mockImplementationOnce(async (...asked) => {
      const truth = await give(...asked)
      await billing.deps.database.transaction((trx) => applyProviderPayment(trx, billing.deps, bought.guid, truth))
      return truth
    })
    await sweep()
    expect(await books(bought)).toEqual({ kept: 4990, documented: 4990 })
  })

  it('goes back once where the answer of the provider was lost, and the next run finishes it', async () => {
    const bought = await buy()
    confirm(bought.actor)
    const give = billing.deps.provider!.refund
    const giving = vi.spyOn(billing.deps.provider!, 'refund').mockImplementationOnce(async (...asked) => {
      const truth = await give(...asked)
      await billing.deps.database.transaction((trx) => applyProviderPayment(trx, billing.deps, bought.guid, truth))
      throw new ProviderUnavailableError('The line is dead')
    })
    await sweep()
    const isWritten = async () =>
      (await billing.database.query('select 1 from billing.refunds where payment_guid = $1', [bought.guid])).length
    expect(await isWritten()).toBe(0)
    await sweep()
    expect(await isWritten()).toBe(1)
    expect(await books(bought)).toEqual({ kept: 4990, documented: 4990 })
    const asked = giving.mock.calls.length
    await sweep()
    expect(giving.mock.calls).toHaveLength(asked)
  })

  it('stays when support has refunded more than would leave it', async () => {
    const bought = await buy()
    confirm(bought.actor)
    const giving = vi.spyOn(billing.deps.provider!, 'refund').mockImplementationOnce(async () => {
      throw new ProviderUnavailableError('The line is dead')
    })
    await sweep()
    await refund(bought.guid, 5500)
    const asked = giving.mock.calls.length
    await sweep()
    expect(giving.mock.calls).toHaveLength(asked)
    expect(await books(bought)).toEqual({ kept: 488, documented: 488 })
  })

  it('by transfer is written back, and the support sends it', async () => {
    const { actor, guid } = await buy('transfer')
    confirm(actor)
    const before = billing.mails.length
    await sweep()
    expect(await paymentOf(actor, guid)).toMatchObject({ refundedCents: 998 })
    expect(billing.mails.slice(before).map(({ subject }) => subject)).toContainEqual(
      expect.stringMatching(/^Send a transfer back/),
    )
  })

  it.each([
    ['VIES still does not know it', { ...french, vatConsultation: consulted(false) }],
    ['the number is another one now', { ...french, vatNumber: 'FR12345678901', vatConsultation: consulted(true) }],
    ['the company has moved', { ...french, countryCode: 'FI', vatConsultation: consulted(true) }],
    ['the company is gone', null],
  ])('stays when %s', async (_why, details) => {
    const { actor, guid } = await buy()
    buyers.set(actor.companyGuid, details)
    await sweep()
    expect((await paymentOf(actor, guid)).documents).toHaveLength(1)
  })

  it('stays after a month, and after an earlier partial refund', async () => {
    const [late, partly] = [await buy(), await buy()]
    await billing.database.query(
      `update billing.payments set paid_at = now() - interval '32 days' where payment_guid = $1`,
      [late.guid],
    )
    await refund(partly.guid, 100)
    for (const { actor } of [late, partly]) confirm(actor)
    await sweep()
    expect(await paymentOf(late.actor, late.guid)).toMatchObject({ refundedCents: 0 })
    expect(await paymentOf(partly.actor, partly.guid)).toMatchObject({ refundedCents: 100 })
  })
})
