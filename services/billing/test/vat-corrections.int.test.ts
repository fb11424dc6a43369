import { actorOf } from '@sild/testing'
import { describe, expect, it } from 'vitest'
import { estonian, owner, testBilling } from './arrange.ts'
import { testBank } from './bank.ts'

const bank = testBank()
const { billing, buyers, order, pay, paymentOf, planOf } = testBilling(bank)

describe('the tax of a sale while VIES was down', () => {
  const french = { ...estonian, countryCode: 'FR', vatNumber: 'FR83404833048' }
  const consulted = (isValid: boolean) => ({ isValid, askedAt: new Date().toISOString(), name: null })
  const confirm = ({ companyGuid }: { companyGuid: string }) =>
    buyers.set(companyGuid, { ...french, vatConsultation: consulted(true) })
  const sweep = async () => {
    await billing.add('correct-vat', {})
    await billing.runJobs()
  }
  const refund = (paymentGuid: string, amountCents: number) =>
    billing.call(
      'refundPayment',
      { params: { paymentGuid }, body: { amountCents, reason: 'A slow day' } },
      actorOf('support'),
    )
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

  it('that went back leaves the net to be refunded, and the documents add up to nothing', async () => {
    const { actor, guid } = await buy()
    confirm(actor)
    await sweep()
    await refund(guid, 1000)
    await refund(guid, 3990)
    const { documents, status } = await paymentOf(actor, guid)
    expect(status).toBe('REFUNDED')
    const signed = documents.map(({ kind, totalCents }) => (kind === 'invoice' ? totalCents : -totalCents))
    expect(signed.reduce((sum, cents) => sum + cents, 0)).toBe(0)
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
  ])('stays where %s', async (_why, details) => {
    const { actor, guid } = await buy()
    buyers.set(actor.companyGuid, details)
    await sweep()
    expect((await paymentOf(actor, guid)).documents).toHaveLength(1)
  })

  it('stays after a month, and where a part has gone back already', async () => {
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
