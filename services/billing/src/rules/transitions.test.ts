import { paymentStatuses } from '@sild/contract/billing/enums'
import { expect, it } from 'vitest'
import { mayBecome } from './transitions.ts'

it('lets a payment change to these states, and no others', () => {
  const allowed = paymentStatuses.flatMap((from) =>
    paymentStatuses.filter((to) => mayBecome(from, to)).map((to) => `${from} ${to}`),
  )
  expect(allowed).toEqual([
    'WAITING PAID',
    'WAITING REJECTED',
    'WAITING CANCELED',
    'PAID REFUNDED',
    'REJECTED WAITING',
    'REJECTED PAID',
    'REJECTED CANCELED',
  ])
})
