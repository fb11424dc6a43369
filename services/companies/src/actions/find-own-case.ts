import { AppError, type Connection, type SignedInActor } from '@sild/service-kit'
import { CompanyCase } from '../models/company-case.ts'
import { companiesOf } from '../models/membership.ts'

/** A case of one of the caller's companies. @throws company-case-not-found, also for another company's case */
export async function findOwnCase(
  connection: Connection,
  { userGuid }: SignedInActor,
  caseGuid: string,
): Promise<CompanyCase> {
  const found = await CompanyCase.query(connection)
    .findById(caseGuid)
    .whereIn('companyGuid', companiesOf(connection, userGuid).select('companyGuid'))
  if (!found) throw new AppError('company-case-not-found')
  return found
}
