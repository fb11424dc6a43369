import { run, sql, toStaff } from '@sild/service-kit'
import { handle } from '../deps.ts'
import { Payment } from '../models/payment.ts'

interface SentBack {
  readonly amountCents: number
  readonly reason: string | null
}

/** Mails support that our own bank must send money back: once for each refund. A payment may have several refunds. */
export const mailTransferBackJob = handle(
  'mail-transfer-back',
  async ({ deps, payload: { paymentGuid, refundKey } }) => {
    const { database, mailboxes, mailer, publicUrl } = deps
    const payment = await Payment.query(database.knex).findById(paymentGuid).throwIfNotFound()
    const { buyer, orderNumber, refundedCents, refundReason } = payment
    const [refund = { amountCents: refundedCents, reason: refundReason }] = await run<SentBack>(
      database.knex,
      sql`select amount_cents as "amountCents", reason from refunds where key = ${refundKey ?? null}`,
    )
    const { transferBackLetter } = await import('../mails/staff-letters.ts')
    const letter = await transferBackLetter({ orderNumber, buyer, ...refund }, publicUrl)
    const effectKey = `transfer back ${refundKey ?? paymentGuid}`
    await mailer.send({ effectKey, ...toStaff(mailboxes.support), ...letter })
  },
)
