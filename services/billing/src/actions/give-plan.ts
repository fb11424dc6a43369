import { randomUUID } from 'node:crypto'
import { expression, type Transaction } from '@sild/service-kit'
import { nextOrderNumber, Payment } from '../models/payment.ts'
import { lockPeriods, nextStartOf, Subscription } from '../models/subscription.ts'

interface Gift {
  readonly companyGuid: string
  readonly planSlug: Subscription['planSlug']
  readonly days: number
}

/** Gives a plan free of charge and lists it in the payment history. It begins when the current period ends. */
export async function givePlan(
  trx: Transaction,
  { companyGuid, days, planSlug }: Gift,
): Promise<Pick<Subscription, 'activeFrom' | 'activeUntil' | 'subscriptionGuid'>> {
  await lockPeriods(trx, companyGuid)
  const startsAt = nextStartOf(companyGuid)
  const paymentGuid = randomUUID()
  await Payment.query(trx).insert({
    paymentGuid,
    orderNumber: await nextOrderNumber(trx),
    companyGuid,
    type: 'subscription',
    planSlug,
    status: 'GIFT',
    netCents: 0,
    vatCents: 0,
    vatPercent: '0',
    vatScheme: 'outside-scope',
    provider: 'gift',
  })
  return Subscription.query(trx)
    .insert({
      companyGuid,
      planSlug,
      paymentGuid,
      status: 'ACTIVE',
      isGift: true,
      activeFrom: expression`${startsAt}`,
      activeUntil: expression`${startsAt} + make_interval(days => ${days})`,
    })
    .returning('*')
}
