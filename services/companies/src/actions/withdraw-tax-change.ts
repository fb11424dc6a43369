import { AppError, expression, type Transaction } from '@sild/service-kit'
import { TaxChange } from '../models/tax-change.ts'

/** Takes back the change that waits. @throws tax-change-not-found */
export async function withdrawTaxChange(trx: Transaction, companyGuid: string): Promise<void> {
  const withdrawn = await TaxChange.query(trx)
    .where({ companyGuid, state: 'waiting' })
    .patch({ state: 'withdrawn', decidedAt: expression`now()` })
  if (withdrawn === 0) throw new AppError('tax-change-not-found')
}
