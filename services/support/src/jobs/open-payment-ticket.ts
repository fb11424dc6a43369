import { fill } from '@sild/letter/fill'
import { AppError, asSystem } from '@sild/service-kit'
import { openTicket } from '../actions/open-ticket.ts'
import { handle } from '../deps.ts'
import { supportMessages } from '../mails/messages/index.ts'

/** Opens a ticket for a declined payment, so support can help unasked. Repeated declines open no further ticket. */
export const openPaymentTicketJob = handle('open-payment-ticket', async ({ deps, payload: { paymentGuid } }) => {
  const payment = await deps.calls
    .call(
      'getPaymentFacts',
      { params: { paymentGuid } },
      { actor: asSystem('a declined payment becomes a ticket of support') },
    )
    .catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'payment-not-found') return null
      throw error
    })
  // It was paid since, or the buyer was erased.
  if (payment?.status !== 'REJECTED' || payment.userGuid === null) return
  const { companyGuid, locale, number, product, userGuid } = payment
  const { message, title } = supportMessages[locale].payment
  await deps.database.transaction((trx) =>
    openTicket(trx, deps, {
      source: 'payment',
      sourceGuid: paymentGuid,
      title: fill(title, { number }),
      message: fill(message, { number, product }),
      locale,
      userGuid,
      companyGuid,
    }),
  )
})
