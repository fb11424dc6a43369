import { AppError, type Connection, type SignedInActor } from '@sild/service-kit'
import type { Company } from '../models/company.ts'
import { companiesOf } from '../models/membership.ts'

/** The caller's company. @throws company-not-found, also for another user's company */
export async function findOwnCompany(
  connection: Connection,
  { userGuid }: SignedInActor,
  companyGuid: string,
): Promise<Company> {
  const company = await companiesOf(connection, userGuid).findById(companyGuid)
  if (!company) throw new AppError('company-not-found')
  return company
}
