import { expression, type Transaction } from '@sild/service-kit'
import { Company } from '../models/company.ts'

/** What was verified of a company says nothing of its new name, number or country. Returns whether one of them is new. */
export async function forgetVerification(trx: Transaction, before: Company): Promise<boolean> {
  const { companyGuid, name, registrationNumber, countryCode } = before
  const changed = await Company.query(trx)
    .findById(companyGuid)
    .where(
      expression`(name, registration_number, country_code) is distinct from (${name}::text, ${registrationNumber}::text, ${countryCode}::text)`,
    )
    .patch({ verification: 'not-checked' })
  return changed > 0
}
