import { expression } from '@sild/service-kit'
import { handle } from '../deps.ts'
import { lockPayment, Payment } from '../models/payment.ts'

/** Stores the state of a promotion in its payment. A refused one is refunded. */
export const followPromotionJob = handle('follow-promotion', async ({ deps, payload }) => {
  const { endsAt, promotionGuid: paymentGuid, refusal, startsAt, state, version } = payload
  const { database, live, outbox } = deps
  await database.transaction(async (trx) => {
    const payment = await lockPayment(trx, paymentGuid)
    if (!payment || payment.promotionVersion >= version) return
    await Payment.query(trx)
      .findById(paymentGuid)
      .patch({
        promotionState: state,
        promotionVersion: version,
        promotionStartsAt: startsAt === null ? null : new Date(startsAt),
        promotionEndsAt: endsAt === null ? null : new Date(endsAt),
        version: expression`version + 1`,
      })
    if (state === 'refused') await outbox.add(trx, 'refund-promotion', { paymentGuid, refusal })
    const { companyGuid, status } = payment
    live.publish(trx, { to: { companyGuid }, type: 'payment-changed', payload: { paymentGuid, status } })
  })
})
