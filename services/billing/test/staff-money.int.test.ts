import { operations } from '@sild/contract/operations'
import { actorOf } from '@sild/testing'
import { describe, expect, it } from 'vitest'
import { billingService } from '../src/service.ts'
import { creditorReference } from '../src/rules/creditor-reference.ts'
import { owner, testBilling } from './arrange.ts'
import { testBank } from './bank.ts'
import { statementOf } from './statement.ts'

const bank = testBank()
const { billing, order, pay, paymentOf, refOf } = testBilling(bank)
const [support, colleague] = [actorOf('support'), actorOf('support')]
type Staff = typeof support
/** One press of one of the staff. */
type Press = (by: Staff, seen?: number) => Promise<unknown>
interface Action {
  /** Something to press a button for, which says how often what was pressed has happened. */
  readonly arrange: () => Promise<{ press: Press; done: () => Promise<number> }>
  /** The error of a second press; null if it gets the same reply as the first. */
  readonly again: string | null
  /** The error for the slower one of two colleagues. */
  readonly beside: string | null
}
const count = async (statement: string, values: unknown[]): Promise<number> =>
  (await billing.database.query(statement, values)).length
const transfer = async () => {
  const actor = owner()
  const { paymentGuid } = await order(actor, { method: 'transfer' })
  const { number } = await paymentOf(actor, paymentGuid)
  return { paymentGuid, reference: creditorReference(Number(number.slice(2))) }
}
const invoices = (paymentGuid: string) => () =>
  count(`select from billing.invoices where payment_guid = $1 and kind = 'invoice'`, [paymentGuid])

const actions: Record<string, Action> = {
  refundPayment: {
    again: null,
    beside: 'payment-changed-meanwhile',
    arrange: async () => {
      const { guid: paymentGuid } = await pay(owner())
      return {
        press: (by, seenRefundedCents) => {
          const body = { amountCents: 1000, reason: 'As we agreed', ...(seenRefundedCents && { seenRefundedCents }) }
          return billing.call('refundPayment', { params: { paymentGuid }, body }, by)
        },
        done: async () => {
          const [row] = await billing.database.query<{ cents: number }>(
            'select refunded_cents as cents from billing.payments where payment_guid = $1',
            [paymentGuid],
          )
          return row!.cents / 1000
        },
      }
    },
  },
  settleTransfer: {
    again: 'payment-settled',
    beside: 'payment-settled',
    arrange: async () => {
      const { paymentGuid } = await transfer()
      return {
        press: (by) => billing.call('settleTransfer', { params: { paymentGuid }, body: { amountCents: 6188 } }, by),
        done: invoices(paymentGuid),
      }
    },
  },
  importStatement: {
    again: null,
    beside: null,
    arrange: async () => {
      const { paymentGuid, reference } = await transfer()
      const xml = statementOf([{ reference, amount: '61.88' }])
      return { press: (by) => billing.call('importStatement', { body: { xml } }, by), done: invoices(paymentGuid) }
    },
  },
  giveGift: {
    again: 'plan-changed-meanwhile',
    beside: 'plan-changed-meanwhile',
    arrange: async () => {
      const { companyGuid } = owner()
      return {
        press: (by) =>
          billing.call('giveGift', { params: { companyGuid }, body: { days: 30, reason: 'They helped us' } }, by),
        done: () => count('select from billing.subscriptions where company_guid = $1', [companyGuid]),
      }
    },
  },
  createPromoCode: {
    again: 'invalid',
    beside: 'invalid',
    arrange: async () => {
      const code = `CODE-${Math.floor(Math.random() * 1e9)}`
      return {
        press: (by) => billing.call('createPromoCode', { body: { code, days: 14 } }, by),
        done: () => count(`select from billing.billing_actions where subject = $1`, [code]),
      }
    },
  },
  endPromoCode: {
    again: null,
    beside: null,
    arrange: async () => {
      const code = `END-${Math.floor(Math.random() * 1e9)}`
      await billing.call('createPromoCode', { body: { code, days: 14 } }, support)
      return {
        press: (by) => billing.call('endPromoCode', { params: { code } }, by),
        done: () => count(`select from billing.billing_actions where subject = $1 and action = 'code-ended'`, [code]),
      }
    },
  },
  resolvePaymentDifference: {
    again: null,
    beside: null,
    arrange: async () => {
      const [row] = await billing.database.query<{ guid: string }>(
        `insert into billing.payment_differences (kind, provider, provider_ref) values ('paid-there-only', 'test-bank', gen_random_uuid()::text)
         returning difference_guid as guid`,
      )
      const differenceGuid = row!.guid
      return {
        press: (by) => billing.call('resolvePaymentDifference', { params: { differenceGuid } }, by),
        done: () => count('select from billing.billing_actions where subject = $1', [differenceGuid]),
      }
    },
  },
}
const refused = (outcomes: readonly PromiseSettledResult<unknown>[]) =>
  outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [outcome.reason as { code: string; status: number }] : [],
  )

describe('money actions of the staff', () => {
  it('are all listed here', () => {
    const all = billingService.routes.map(({ operation }) => operation.name)
    const staff = all.filter((name) => ['support', 'admin', 'staff'].includes(operations[name].access))
    const changing = staff.filter((name) => !('isRead' in operations[name]))
    expect(Object.keys(actions).toSorted()).toEqual(changing.toSorted())
  })

  it.each(Object.entries(actions))(
    '%s happens once when it is pressed three times',
    async (_name, { again, arrange }) => {
      const { done, press } = await arrange()
      await press(support)
      for (let time = 0; time < 2; time++) {
        const [outcome] = await Promise.allSettled([press(support)])
        expect(refused([outcome]).map(({ code }) => code)).toEqual(again === null ? [] : [again])
      }
      expect(await done()).toBe(1)
    },
  )

  it.each(Object.entries(actions))(
    '%s happens once when it is pressed three times at once',
    async (_name, { again, arrange }) => {
      const { done, press } = await arrange()
      const outcomes = await Promise.allSettled([press(support), press(support), press(support)])
      for (const { code } of refused(outcomes)) expect(code).toBe(again)
      expect(await done()).toBe(1)
    },
  )

  it.each(Object.entries(actions))('%s happens once for two colleagues at once', async (_name, { arrange, beside }) => {
    const { done, press } = await arrange()
    const outcomes = await Promise.allSettled([press(support), press(colleague)])
    expect(refused(outcomes).map(({ code }) => code)).toEqual(beside === null ? [] : [beside])
    expect(await done()).toBe(1)
  })
})

describe('a refund', () => {
  const arrange = actions['refundPayment']!.arrange

  it('is repeated by a press that saw the first', async () => {
    const { done, press } = await arrange()
    await press(support)
    await press(colleague, 1000)
    expect(await done()).toBe(2)
  })

  it('of another amount by a colleague at once is a conflict', async () => {
    const { guid: paymentGuid } = await pay(owner())
    const give = (amountCents: number, by: Staff) =>
      billing.call('refundPayment', { params: { paymentGuid }, body: { amountCents, reason: 'As we agreed' } }, by)
    const outcomes = await Promise.allSettled([give(1000, support), give(2000, colleague)])
    expect(refused(outcomes).map(({ code, status }) => [code, status])).toEqual([['payment-changed-meanwhile', 409]])
  })

  it('that the bank refuses is a conflict and not an outage, and the books follow the bank', async () => {
    const { guid: paymentGuid } = await pay(owner())
    const ref = await refOf(paymentGuid)
    await bank.act(`${bank.url}/pay/${ref}`, 'charge-back')
    const call = () =>
      billing.call(
        'refundPayment',
        { params: { paymentGuid }, body: { amountCents: 1000, reason: 'As we agreed' } },
        support,
      )
    await expect(call()).rejects.toMatchObject({ code: 'refund-above-paid', status: 409 })
    await expect(call()).rejects.toMatchObject({ code: 'payment-not-paid', status: 409 })
  })

  it('that the bank did not answer is finished by the next press, and taken over by a colleague', async () => {
    const { guid: paymentGuid } = await pay(owner())
    const give = (amountCents: number, by: Staff) =>
      billing.call('refundPayment', { params: { paymentGuid }, body: { amountCents, reason: 'As we agreed' } }, by)
    await bank.stop()
    await expect(give(1000, support)).rejects.toMatchObject({ code: 'provider-unavailable', status: 503 })
    await bank.start()
    await expect(give(2000, colleague)).rejects.toMatchObject({ code: 'payment-changed-meanwhile' })
    await billing.database.query(
      `update billing.refunds set created_at = now() - interval '2 minutes' where payment_guid = $1`,
      [paymentGuid],
    )
    expect((await give(2000, colleague)).refundedCents).toBe(2000)
  })
})
