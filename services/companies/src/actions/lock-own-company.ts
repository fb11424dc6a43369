import { AppError, type SignedInActor, type Transaction } from '@sild/service-kit'
import type { Company } from '../models/company.ts'
import { companiesOf } from '../models/membership.ts'

/**
 * The caller's company, for what is written beside its row: others wait, and nothing is added to a company that is being erased.
 * @throws company-not-found, also for somebody else's
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
