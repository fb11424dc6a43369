import { describe, expect, it } from 'vitest'
import { owner, testBilling } from './arrange.ts'
import { testBank } from './bank.ts'

const bank = testBank()
const { billing, order, paymentOf, tell } = testBilling(bank)
const DAY_MS = 86_400_000

const promise = async () => {
  const actor = owner()
  const { paymentGuid, paymentUrl } = await order(actor)
  await bank.act(paymentUrl, 'transfer')
  await tell(paymentGuid)
  return { actor, paymentGuid, paymentUrl }
}
/** How many jobs will check whether an order has ended. */
const looksAhead = async (guid: string) =>
  (await billing.outbox()).filter(
    ({ job, payload }) => job === 'end-order' && JSON.stringify(payload) === JSON.stringify({ paymentGuid: guid }),
  ).length

describe('a payment that was promised', () => {
  it('is checked once when its time is over, also when it is reported several times', async () => {
    const { paymentGuid } = await promise()
    const ahead = await looksAhead(paymentGuid)
    for (const _ of [1, 2]) await tell(paymentGuid)
    expect(await looksAhead(paymentGuid)).toBe(ahead)
  })

  it('and takes longer than two weeks is checked again a day later', async () => {
    const { actor, paymentGuid, paymentUrl } = await promise()
    await billing.database.query(
      `update billing.payments set created_at = now() - interval '20 days', payable_until = now() - interval '1 second'
       where payment_guid = $1`,
      [paymentGuid],
    )
    const ahead = await looksAhead(paymentGuid)
    await billing.add('end-order', { paymentGuid })
    await billing.runJobs()
    for (const _ of [1, 2]) await tell(paymentGuid)
    expect(await looksAhead(paymentGuid)).toBe(ahead + 1)
    const { payableUntil, status } = await paymentOf(actor, paymentGuid)
    expect(status).toBe('WAITING')
    expect((Date.parse(payableUntil!) - Date.now()) / DAY_MS).toBeCloseTo(1, 2)
    await bank.act(paymentUrl, 'arrive')
    await tell(paymentGuid)
    expect(await paymentOf(actor, paymentGuid)).toMatchObject({ status: 'PAID' })
  })
})
