import { handle } from '../deps.ts'
import { toStaff } from '@sild/service-kit'
import { Payment } from '../models/payment.ts'

/** Tells the support that our own bank has to send money back. */
export const mailTransferBackJob = handle('mail-transfer-back', async ({ deps, payload: { paymentGuid } }) => {
  const { database, mailboxes, mailer, publicUrl } = deps
  const payment = await Payment.query(database.knex).findById(paymentGuid).throwIfNotFound()
  const { transferBackLetter } = await import('../mails/staff-letters.ts')
  const letter = await transferBackLetter(payment, publicUrl)
  await mailer.send({ effectKey: `transfer back ${paymentGuid}`, ...toStaff(mailboxes.support), ...letter })
})
