import type { Connection, SignedInActor } from '@sild/service-kit'
import { companyNotFound } from '../errors.ts'
import type { Company } from '../models/company.ts'
import { companiesOf } from '../models/membership.ts'

/** The caller's company. @throws company-not-found, also for somebody else's */
export async function findOwnCompany(
  connection: Connection,
  { userGuid }: SignedInActor,
  companyGuid: string,
): Promise<Company> {
  const company = await companiesOf(connection, userGuid).findById(companyGuid)
  if (!company) throw companyNotFound()
  return company
}
