import { expression } from '@sild/service-kit'
import type { BillingDeps } from '../deps.ts'
import { noteDifference } from '../models/payment-difference.ts'
import { openStatuses, Payment } from '../models/payment.ts'
import type { PaymentProvider, ProviderPayment } from '../providers/provider.ts'
import { applyProviderPayment } from './apply-provider-payment.ts'
import type { ChangeDeps } from './change-payment.ts'

type Deps = ChangeDeps & Pick<BillingDeps, 'database'>
/** The comparison runs each hour. Later runs find the changes of hours without a run. */
const WINDOW_MS = 48 * 3_600_000

/**
 * Compares our payments with the provider's, in both directions. Applies states that its events did not deliver. Stores
 * states that do not fit as differences and reports them to staff.
 */
export async function comparePayments(deps: Deps, provider: PaymentProvider): Promise<void> {
  const { clock, database } = deps
  const since = new Date(clock.now().getTime() - WINDOW_MS)
  const seen = new Set<string>()
  for await (const truth of provider.listSince(since)) {
    seen.add(truth.providerRef)
    await compareOne(deps, provider, truth)
  }
  const unseen = await Payment.query(database.knex)
    .where({ provider: provider.name })
    .whereIn('status', ['PAID', 'REFUNDED', ...openStatuses])
    // Settled payments without a recent change are skipped; open ones may be paid at any time.
    .where((compared) => void compared.whereIn('status', openStatuses).orWhere('changedAt', '>', since))
    .whereNotIn('providerRef', [...seen])
  for (const { paymentGuid, providerRef } of unseen) {
    if (providerRef === null) continue
    const truth = await provider.fetch(providerRef)
    await database.transaction(async (trx) => {
      await applyProviderPayment(trx, deps, paymentGuid, truth)
      await noteIfPaidHereOnly(trx, deps, paymentGuid, truth)
    })
  }
}

async function compareOne(deps: Deps, provider: PaymentProvider, truth: ProviderPayment): Promise<void> {
  await deps.database.transaction(async (trx) => {
    const payment = await Payment.query(trx).findOne({ provider: provider.name, providerRef: truth.providerRef })
    if (!payment) {
      // Opened at the provider and never stored, because another order was first. No user has seen its payment page.
      if (truth.status !== 'PAID') return
      return noteDifference(trx, deps, { kind: 'paid-there-only', payment: null, truth, provider: provider.name })
    }
    await applyProviderPayment(trx, deps, payment.paymentGuid, truth)
    await noteIfPaidHereOnly(trx, deps, payment.paymentGuid, truth)
  })
}

async function noteIfPaidHereOnly(
  trx: Parameters<typeof noteDifference>[0],
  deps: Deps,
  paymentGuid: string,
  truth: ProviderPayment,
): Promise<void> {
  const payment = await Payment.query(trx)
    .findById(paymentGuid)
    .where(expression`status in ('PAID', 'REFUNDED')`)
  if (!payment) return
  if (truth.status !== 'PAID') await noteDifference(trx, deps, { kind: 'paid-here-only', payment, truth })
  else if (truth.refundedCents !== payment.refundedCents)
    await noteDifference(trx, deps, { kind: 'refund-differs', payment, truth })
}
