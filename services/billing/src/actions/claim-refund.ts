import { AppError, type Connection, type Database, run, sql, type Transaction } from '@sild/service-kit'
import { lockPayment, type Payment } from '../models/payment.ts'
import { type Refund, requireRefundable } from './refund-payment.ts'

interface ClaimedRefund extends Refund {
  readonly refundedBy: string
  /** The refunded amount that the caller has seen. */
  readonly seenCents: number
}
interface Earlier {
  readonly key: string
  readonly refundedBy: string | null
  readonly isGiven: boolean
  readonly isStale: boolean
}

/**
 * Claims a refund before the provider is called: of several refunds based on the same refunded amount, one is made. The
 * same user who repeats it gets their refund; a colleague gets a conflict, and may take over a claim that is older than
 * a minute.
 * @throws payment-not-found, payment-not-paid, payment-changed-meanwhile, refund-above-paid
 */
export async function claimRefund(trx: Transaction, refund: ClaimedRefund): Promise<Payment> {
  const { amountCents, key, paymentGuid, reason, refundedBy, seenCents } = refund
  const payment = await lockPayment(trx, paymentGuid)
  if (!payment) throw new AppError('payment-not-found')
  const earlier = await findEarlier(trx, refund)
  if (earlier?.key === key && earlier.refundedBy === refundedBy) return payment
  if (earlier && (earlier.isGiven || !earlier.isStale)) throw new AppError('payment-changed-meanwhile')
  if (payment.status === 'PAID' && payment.refundedCents !== seenCents) throw new AppError('payment-changed-meanwhile')
  requireRefundable(payment, amountCents)
  if (earlier) await run(trx, sql`delete from refunds where key = ${earlier.key} and given_at is null`)
  const claimed = await run(
    trx,
    sql`insert into refunds (key, payment_guid, amount_cents, reason, refunded_by, seen_cents, given_at)
        values (${key}, ${paymentGuid}, ${amountCents}, ${reason}, ${refundedBy}, ${seenCents}, null)
        on conflict do nothing returning 1`,
  )
  if (claimed.length === 0) throw new AppError('payment-changed-meanwhile')
  return payment
}

/** The refund on top of the same amount, given or claimed. */
async function findEarlier(
  connection: Connection,
  { paymentGuid, seenCents }: Pick<ClaimedRefund, 'paymentGuid' | 'seenCents'>,
): Promise<Earlier | undefined> {
  const [earlier] = await run<Earlier>(
    connection,
    sql`select key, refunded_by as "refundedBy", given_at is not null as "isGiven",
               created_at < now() - interval '1 minute' as "isStale"
        from refunds where payment_guid = ${paymentGuid} and seen_cents = ${seenCents}`,
  )
  return earlier
}

/** Whether a claim of a colleague was not finished: the provider may have given the money back all the same. */
export async function hasStaleClaim({ knex }: Database, refund: ClaimedRefund): Promise<boolean> {
  const earlier = await findEarlier(knex, refund)
  return earlier !== undefined && !earlier.isGiven && earlier.isStale && earlier.key !== refund.key
}
