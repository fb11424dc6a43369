import { randomUUID } from 'node:crypto'
import type { Reply } from '@sild/contract/schemas'
import { AppError } from '@sild/service-kit'
import { actorOf } from '@sild/testing'
import { expect, it } from 'vitest'
import { testSupport } from './arrange.ts'

const support = testSupport()

async function declined(own: Partial<Reply<'getPaymentFacts'>> = {}) {
  const actor = actorOf('customer')
  const paymentGuid = randomUUID()
  support.mock({
    getPaymentFacts: () => ({
      number: 'S-100042',
      product: 'Startup, 1 kuu',
      status: 'REJECTED',
      companyGuid: actor.companyGuid!,
      userGuid: actor.userGuid,
      locale: 'et',
      ...own,
    }),
  })
  for (const _time of [1, 2]) {
    await support.add('open-payment-ticket', { paymentGuid })
    await support.runJobs()
  }
  return { ...(await support.call('listTickets', { query: {} }, actor)), actor }
}

it('a declined payment becomes one ticket of its user, in their language', async () => {
  const { actor, list } = await declined()
  expect(list).toMatchObject([{ title: 'Makse S-100042 lükati tagasi', state: 'open' }])
  const { messages } = await support.get(actor, list[0]!.guid)
  expect(messages).toMatchObject([{ message: expect.stringContaining('S-100042 (Startup, 1 kuu)') }])
  expect((await support.look(list[0]!.guid)).source).toBe('payment')
})

it.each([
  ['was paid meanwhile', { status: 'PAID' }],
  ['has no user any more', { userGuid: null }],
] as const)('one that %s becomes none', async (_what, own) => {
  expect((await declined(own)).list).toEqual([])
})

it('a deleted payment ends its job', async () => {
  support.mock({ getPaymentFacts: () => Promise.reject(new AppError('payment-not-found')) })
  await support.add('open-payment-ticket', { paymentGuid: randomUUID() })
  await support.runJobs()
  expect(await support.outbox()).toEqual([])
})
