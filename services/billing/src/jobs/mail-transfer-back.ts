import { paths } from '@sild/paths'
import { handle } from '../deps.ts'
import { toStaff } from '@sild/service-kit'
import { formatCents } from '../mails/format.ts'
import { Payment } from '../models/payment.ts'
import { orderNumberOf } from '../replies/payment-reply.ts'

/** Tells the support that our own bank has to send money back. */
export const mailTransferBack = handle('mail-transfer-back', async ({ deps, payload: { paymentGuid } }) => {
  const { database, mailboxes, mailer, publicUrl } = deps
  const payment = await Payment.query(database.knex).findById(paymentGuid).throwIfNotFound()
  const number = orderNumberOf(payment)
  const { writeLetter } = await import('@sild/letter')
  const letter = await writeLetter('en', {
    subject: `Send a transfer back: ${number}`,
    title: 'A transfer has to go back',
    paragraphs: ['The credit note is written; the money is still with us.'],
    facts: [
      ['Order', number],
      ['Company', payment.buyer?.name ?? '—'],
      ['Amount', formatCents(payment.refundedCents, 'en')],
      ['Reason', payment.refundReason ?? '—'],
    ],
    button: 'Open payments',
    href: new URL(paths.backofficePayments(), publicUrl).href,
    note: 'Transfer it to the account that it came from.',
    signature: 'Sild',
    why: 'This email goes to the support mailbox.',
  })
  await mailer.send({ effectKey: `transfer back ${paymentGuid}`, ...toStaff(mailboxes.support), ...letter })
})
