import type { Connection, SignedInActor } from '@sild/service-kit'
import { companyCaseNotFound } from '../errors.ts'
import { Company } from '../models/company.ts'
import { CompanyCase } from '../models/company-case.ts'

/** A case of one of the caller's companies. @throws company-case-not-found, also for somebody else's */
export async function findOwnCase(
  connection: Connection,
  { userGuid }: SignedInActor,
  caseGuid: string,
): Promise<CompanyCase> {
  const found = await CompanyCase.query(connection)
    .findById(caseGuid)
    .whereIn('companyGuid', Company.query(connection).where({ ownerUserGuid: userGuid }).select('companyGuid'))
  if (!found) throw companyCaseNotFound()
  return found
}
