import { AppError } from '@sild/service-kit'
import { correctable, correctVat, refundVat, vatToRefund } from '../actions/correct-vat.ts'
import { handle } from '../deps.ts'

/** Corrects sales, then refunds the tax of all corrected ones, also those of a job that was killed in between. */
export const correctVatJob = handle('correct-vat', async ({ deps, log }) => {
  for (const [find, act] of [
    [correctable, correctVat],
    [vatToRefund, refundVat],
  ] as const)
    for (const payment of await find(deps))
      try {
        await act(deps, payment)
      } catch (error) {
        // The company is deleted or the provider is down: continue with the others. The next run tries this one again.
        if (!(error instanceof AppError)) throw error
        log.warn({ paymentGuid: payment.paymentGuid, code: error.code }, 'the tax of a sale was not corrected')
      }
})
