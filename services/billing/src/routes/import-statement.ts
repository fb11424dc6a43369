import type { StatementOutcome } from '@sild/contract/billing/enums'
import { AppError, type Transaction } from '@sild/service-kit'
import { type ChangeDeps, changePayment } from '../actions/change-payment.ts'
import { taxByPayer } from '../actions/tax-by-payer.ts'
import { serve } from '../deps.ts'
import { readStatement, type StatementLine } from '../documents/read-statement.ts'
import { noteAction } from '../models/billing-action.ts'
import { lockPayment, Payment } from '../models/payment.ts'
import { orderNumberIn } from '../rules/creditor-reference.ts'
import { orderNumberOf } from '../rules/order-number.ts'

interface Settled {
  readonly outcome: StatementOutcome
  readonly number: string | null
}

export const importStatementRoute = serve('importStatement', ({ actor: { userGuid }, body, deps, transaction }) => {
  const lines = readStatement(body.xml)
  if (!lines) throw new AppError('statement-unreadable')
  return transaction(async (trx) => {
    const entries = []
    for (const line of lines) {
      const { amountCents, reference } = line
      entries.push({ amountCents, reference, ...(await settleLine(trx, deps, line, userGuid)) })
    }
    return { entries }
  })
})

/** The order that a line of a bank statement settles: reference and amount must match. */
async function settleLine(
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
