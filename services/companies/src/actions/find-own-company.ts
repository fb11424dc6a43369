import type { Connection, SignedInActor } from '@sild/service-kit'
import { companyNotFound } from '../errors.ts'
import { Company } from '../models/company.ts'

/** The caller's company. @throws company-not-found, also for somebody else's */
export async function findOwnCompany(
  connection: Connection,
  { userGuid }: SignedInActor,
  companyGuid: string,
): Promise<Company> {
  const company = await Company.query(connection)
    .findById(companyGuid)
    .where({ ownerUserGuid: userGuid, erasedAt: null })
  if (!company) throw companyNotFound()
  return company
}
