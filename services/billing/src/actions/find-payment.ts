import { AppError, type Connection } from '@sild/service-kit'
import { Payment } from '../models/payment.ts'

/** @throws payment-not-found also where it is another company's */
export async function findOwnPayment(
  connection: Connection,
  { companyGuid, paymentGuid }: { companyGuid: string; paymentGuid: string },
): Promise<Payment> {
  const payment = await Payment.query(connection).findById(paymentGuid).where({ companyGuid })
  if (!payment) throw new AppError('payment-not-found')
  return payment
}

/** Finds a payment of any company, for staff. @throws payment-not-found */
export async function findAnyPayment(connection: Connection, paymentGuid: string): Promise<Payment> {
  const payment = await Payment.query(connection).findById(paymentGuid)
  if (!payment) throw new AppError('payment-not-found')
  return payment
}
