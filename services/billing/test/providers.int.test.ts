import { randomUUID } from 'node:crypto'
import { stripeKey } from '@sild/testing/stripe/stripe-api'
import { stripeEvent, webhookSecrets } from '@sild/testing/stripe/stripe-event'
import { describe, expect, it } from 'vitest'
import {
  type PaymentProvider,
  type ProviderPayment,
  ProviderRefusedError,
  ProviderUnavailableError,
  SignatureError,
} from '../src/providers/provider.ts'
import { stripeProvider } from '../src/providers/stripe.ts'
import { testBank as testBankProvider } from '../src/providers/test-bank.ts'
import { apiKey, bankEvent, testBank } from './bank.ts'
import { stripeServer } from './stripe-server.ts'

const bank = testBank()
const stripe = stripeServer()
const now = () => new Date()

interface Case {
  readonly provider: () => PaymentProvider
  /** A provider at an address without a server, or with a wrong key. */
  readonly broken: () => PaymentProvider
  readonly act: (
    opened: { providerRef: string; paymentUrl: string },
    outcome: 'pay' | 'decline' | 'promise' | 'takeBack',
  ) => unknown
  readonly event: (
    ref: string,
    wrong?: { at?: Date; secret?: string; account?: string },
  ) => {
    bytes: Buffer
    headers: Record<string, string>
  }
}
const config = () => ({ apiUrl: stripe.url, isLive: false, secretKey: stripeKey, webhookSecrets })
const cases: Record<string, Case> = {
  'the test bank': {
    provider: () => testBankProvider({ url: bank.url, apiKey, now }),
    broken: () => testBankProvider({ url: bank.url, apiKey: 'wrong', now }),
    act: ({ paymentUrl }, outcome) =>
      bank.act(
        paymentUrl,
        ({ promise: 'transfer', takeBack: 'charge-back' } as const)[outcome as 'promise'] ?? (outcome as 'pay'),
      ),
    event: (ref, wrong) => {
      const { body, headers } = bankEvent(ref, wrong)
      return { bytes: Buffer.from(body), headers }
    },
  },
  Stripe: {
    provider: () => stripeProvider(config(), { now }),
    broken: () => stripeProvider({ ...config(), secretKey: 'rk_wrong' }, { now }),
    act: ({ providerRef }, outcome) => stripe.act(providerRef, outcome === 'takeBack' ? 'dispute' : outcome),
    event: stripeEvent,
  },
}

describe.each(Object.entries(cases))('%s', (_name, { act, broken, event, provider }) => {
  const order = () => ({
    paymentGuid: randomUUID(),
    number: 'S-100001',
    amountCents: 6188,
    description: 'Sild Startup, 1 month',
    locale: 'en' as const,
    successUrl: 'https://sild.test/account',
    cancelUrl: 'https://sild.test/',
    payableUntil: new Date(Date.now() + 86_400_000),
  })
  const open = () => provider().open(order())

  it('opens a checkout that waits for its money, once for a payment', async () => {
    const ordered = order()
    const opened = await provider().open(ordered)
    expect(await provider().open(ordered)).toEqual(opened)
    expect(await provider().fetch(opened.providerRef)).toMatchObject({
      providerRef: opened.providerRef,
      status: 'WAITING',
      isPromised: false,
      amountCents: 6188,
      currency: 'EUR',
      refundedCents: 0,
    })
    expect(URL.canParse(opened.paymentUrl)).toBe(true)
  })

  it.each([
    ['pay', 'PAID', false],
    ['decline', 'REJECTED', false],
    ['promise', 'WAITING', true],
  ] as const)('after "%s" says %s', async (outcome, status, isPromised) => {
    const opened = await open()
    await act(opened, outcome)
    expect(await provider().fetch(opened.providerRef)).toMatchObject({ status, isPromised })
  })

  it('lets a declined card be tried again', async () => {
    const opened = await open()
    await act(opened, 'decline')
    await act(opened, 'pay')
    expect((await provider().fetch(opened.providerRef)).status).toBe('PAID')
  })

  it('cancels what is unpaid, and says so where it is paid or the money is on its way', async () => {
    const [left, paid, promised] = [await open(), await open(), await open()]
    await act(paid, 'pay')
    await act(promised, 'promise')
    expect((await provider().cancel(left.providerRef)).status).toBe('CANCELED')
    expect((await provider().cancel(paid.providerRef)).status).toBe('PAID')
    expect(await provider().cancel(promised.providerRef)).toMatchObject({ status: 'WAITING', isPromised: true })
  })

  it('refunds in parts, once for a key, and never more than was paid', async () => {
    const opened = await open()
    await act(opened, 'pay')
    const refund = (amountCents: number, key: string) => provider().refund(opened.providerRef, { amountCents, key })
    const [one, other] = [randomUUID(), randomUUID()]
    await refund(1000, one)
    expect((await refund(1000, one)).refundedCents).toBe(1000)
    await expect(refund(5189, other)).rejects.toBeInstanceOf(ProviderRefusedError)
    expect((await refund(5188, randomUUID())).refundedCents).toBe(6188)
  })

  it('reports a chargeback in whole', async () => {
    const opened = await open()
    await act(opened, 'pay')
    await act(opened, 'takeBack')
    expect((await provider().fetch(opened.providerRef)).refundedCents).toBe(6188)
  })

  it('lists changes, each once, with their current state', async () => {
    const since = new Date(Date.now() - 1000)
    const opened = await open()
    await act(opened, 'decline')
    await act(opened, 'pay')
    await provider().refund(opened.providerRef, { amountCents: 1, key: randomUUID() })
    const listed: ProviderPayment[] = []
    for await (const payment of provider().listSince(since)) listed.push(payment)
    const own = listed.filter(({ providerRef }) => providerRef === opened.providerRef)
    expect(own).toMatchObject([{ status: 'PAID', refundedCents: 1 }])
  })

  it('reads its events, and refuses those of another time, secret or account', async () => {
    const { providerRef } = await open()
    const read = (wrong?: Parameters<typeof event>[1]) => {
      const { bytes, headers } = event(providerRef, wrong)
      return provider().readEvent(bytes, headers)
    }
    expect(read()).toMatchObject({ providerRef })
    for (const wrong of [{ at: new Date(Date.now() - 400_000) }, { secret: 'wrong' }, { account: 'acct_other' }])
      expect(() => read(wrong)).toThrow(SignatureError)
    expect(() => provider().readEvent(Buffer.from('{}'), {})).toThrow(SignatureError)
  })

  it('is unavailable with a wrong key', async () => {
    await expect(broken().open(order())).rejects.toBeInstanceOf(ProviderUnavailableError)
  })
})

describe('Stripe alone', () => {
  const provider = (own: Partial<ReturnType<typeof config>> = {}) => stripeProvider({ ...config(), ...own }, { now })
  const read = (wrong: Parameters<typeof stripeEvent>[1], own = {}) => {
    const { bytes, headers } = stripeEvent('cs_test_0', wrong)
    return () => provider(own).readEvent(bytes, headers)
  }
  it('takes two secrets while one is rotated', () => {
    expect(read({ secret: 'whsec_old' })()).toMatchObject({ providerRef: 'cs_test_0' })
  })
  it('refuses test mode in production, and live mode elsewhere', () => {
    expect(read({ livemode: false }, { isLive: true })).toThrow('the other mode')
    expect(read({ livemode: true })).toThrow('the other mode')
  })
})
