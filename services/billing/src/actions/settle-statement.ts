import type { StatementOutcome } from '@sild/contract/billing/enums'
import type { Transaction } from '@sild/service-kit'
import type { StatementLine } from '../documents/read-statement.ts'
import { noteAction } from '../models/billing-action.ts'
import { lockPayment, Payment } from '../models/payment.ts'
import { orderNumberOf } from '../replies/payment-reply.ts'
import { orderNumberIn } from '../rules/creditor-reference.ts'
import { type ChangeDeps, changePayment } from './change-payment.ts'
import { taxByPayer } from './tax-by-payer.ts'

interface Settled {
  readonly outcome: StatementOutcome
  readonly number: string | null
}

/** The order that a line of a bank statement settles: reference and amount must match. */
export async function settleLine(
  trx: Transaction,
  deps: ChangeDeps,
  { amountCents, payerCountry, reference }: StatementLine,
  userGuid: string,
): Promise<Settled> {
  const orderNumber = orderNumberIn(reference)
  const found = orderNumber === null ? undefined : await Payment.query(trx).findOne({ orderNumber, method: 'transfer' })
  const payment = found && (await lockPayment(trx, found.paymentGuid))
  if (!payment) return { outcome: 'unknown', number: null }
  const number = orderNumberOf(payment)
  if (payment.grossCents !== amountCents) return { outcome: 'amount-differs', number }
  if (payment.status === 'PAID' || payment.status === 'REFUNDED') return { outcome: 'settled-before', number }
  if (!payment.isOpen) return { outcome: 'order-ended', number }
  await changePayment(trx, deps, await taxByPayer(trx, deps, payment, payerCountry), 'PAID')
  const { companyGuid } = payment
  await noteAction(trx, { action: 'transfer-settled', userGuid, companyGuid, subject: number, amountCents })
  return { outcome: 'settled', number }
}
