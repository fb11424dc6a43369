import type { DifferenceKind } from '@sild/contract/billing/enums'
import { type Connection, expression, type Kit, modelOf, run, sql, type Transaction } from '@sild/service-kit'
import type { ProviderPayment } from '../providers/provider.ts'
import type { Payment } from './payment.ts'

export class PaymentDifference extends modelOf('paymentDifferences', 'differenceGuid') {
  declare differenceGuid: string
  declare kind: DifferenceKind
  declare paymentGuid: string | null
  declare provider: string
  declare providerRef: string
  declare ownCents: number | null
  declare providerCents: number | null
  declare foundAt: Date
  declare toldAt: Date | null
  declare resolvedAt: Date | null
  declare resolvedBy: string | null
}

export interface FoundDifference {
  readonly kind: DifferenceKind
  readonly payment: Payment | null
  readonly truth: ProviderPayment | null
  /** Set if we have no payment for it. */
  readonly provider?: string
}

/** Stores a difference until staff resolve it, and reports a new one. An unchanged one stays resolved. */
export async function noteDifference(
  trx: Transaction,
  { outbox }: Pick<Kit, 'outbox'>,
  { kind, payment, provider = payment?.provider ?? 'none', truth }: FoundDifference,
): Promise<void> {
  const isRefund = kind === 'refund-differs'
  const ownCents = payment && (isRefund ? payment.refundedCents : payment.grossCents)
  const providerCents = truth && (isRefund ? truth.refundedCents : truth.amountCents)
  const providerRef = truth?.providerRef ?? payment?.providerRef ?? payment?.paymentGuid ?? ''
  const inserted = await run(
    trx,
    sql`insert into payment_differences (kind, payment_guid, provider, provider_ref, own_cents, provider_cents)
        select ${kind}, ${payment?.paymentGuid ?? null}::uuid, ${provider}, ${providerRef}, ${ownCents}::int, ${providerCents}::int
        where not exists (select from payment_differences
                          where kind = ${kind} and provider = ${provider} and provider_ref = ${providerRef}
                            and own_cents is not distinct from ${ownCents}::int
                            and provider_cents is not distinct from ${providerCents}::int)
        on conflict (kind, provider, provider_ref) where resolved_at is null do nothing
        returning 1`,
  )
  if (inserted.length > 0) await outbox.add(trx, 'tell-differences', {})
}

/** Claims the unreported differences. The caller must report them. */
export async function claimUnreported(trx: Transaction): Promise<string[]> {
  const claimed = await PaymentDifference.query(trx)
    .whereNull('toldAt')
    .patch({ toldAt: expression`now()` })
    .returning('differenceGuid')
  return claimed.map(({ differenceGuid }) => differenceGuid)
}

const MAX_SHOWN = 200
/** Unresolved differences come first. */
export const findDifferences = async (connection: Connection): Promise<PaymentDifference[]> =>
  PaymentDifference.query(connection)
    .orderBy(expression`resolved_at is not null`)
    .orderBy('foundAt', 'desc')
    .limit(MAX_SHOWN)
