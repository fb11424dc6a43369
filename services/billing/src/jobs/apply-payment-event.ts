import { applyProviderPayment } from '../actions/apply-provider-payment.ts'
import { handle } from '../deps.ts'
import { noteDifference } from '../models/payment-difference.ts'
import { findEventRef, markApplied } from '../models/payment-event.ts'
import { Payment } from '../models/payment.ts'

export const applyPaymentEventJob = handle('apply-payment-event', async ({ deps, payload }) => {
  const { database, provider } = deps
  const providerRef = await findEventRef(database.knex, payload)
  if (providerRef === null || provider?.name !== payload.provider) return
  const truth = await provider.fetch(providerRef)
  await database.transaction(async (trx) => {
    const payment = await Payment.query(trx).findOne({ provider: provider.name, providerRef: truth.providerRef })
    if (payment) await applyProviderPayment(trx, deps, payment.paymentGuid, truth)
    else if (truth.status === 'PAID')
      await noteDifference(trx, deps, { kind: 'paid-there-only', payment: null, truth, provider: provider.name })
    await markApplied(trx, payload)
  })
})
