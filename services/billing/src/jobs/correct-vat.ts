import { AppError } from '@sild/service-kit'
import { correctable, correctVat } from '../actions/correct-vat.ts'
import { handle } from '../deps.ts'

export const correctVatJob = handle('correct-vat', async ({ deps, log }) => {
  for (const payment of await correctable(deps))
    try {
      await correctVat(deps, payment)
    } catch (error) {
      // A company that is gone, a provider that is away: the others have their turn, and this one the next.
      if (!(error instanceof AppError)) throw error
      log.warn({ paymentGuid: payment.paymentGuid, code: error.code }, 'the tax of a sale was not corrected')
    }
})
