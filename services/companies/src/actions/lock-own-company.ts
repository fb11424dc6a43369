import { AppError, type SignedInActor, type Transaction } from '@sild/service-kit'
import type { Company } from '../models/company.ts'
import { companiesOf } from '../models/membership.ts'

/**
 * Locks the caller's company before a write to rows of it, so that nothing is added to a company that is being erased.
 * @throws company-not-found, also for another user's company
 */
export async function lockOwnCompany(
  trx: Transaction,
  { userGuid }: SignedInActor,
  companyGuid: string,
): Promise<Company> {
  const company = await companiesOf(trx, userGuid).findById(companyGuid).forUpdate()
  if (!company) throw new AppError('company-not-found')
  return company
}
