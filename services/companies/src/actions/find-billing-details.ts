import type { BillingDetails } from '@sild/contract/companies/schemas'
import { splitVatNumber } from '@sild/contract/companies/vat-number'
import type { CompaniesDeps } from '../deps.ts'
import { CompanyRequisites } from '../models/company-requisites.ts'
import { Company } from '../models/company.ts'
import { RegisterUnavailableError } from '../registers/register.ts'
import { keptRegistrationNumber } from '../rules/kept-registration-number.ts'

type Deps = Pick<CompaniesDeps, 'database' | 'clock' | 'registers'>

/** Null where there is no such company any more. */
export async function findBillingDetails(deps: Deps, companyGuid: string): Promise<BillingDetails | null> {
  const { knex } = deps.database
  const company = await Company.query(knex).findById(companyGuid).where({ erasedAt: null })
  if (!company) return null
  const requisites = await CompanyRequisites.query(knex).findById(companyGuid)
  const vatNumber = requisites?.vatId ? canonicalVatNumber(requisites.vatId) : null
  return {
    name: requisites?.organisation ?? company.name,
    countryCode: company.countryCode,
    registrationNumber: requisites ? keptRegistrationNumber(requisites.regCode) : company.registrationNumber,
    vatNumber,
    address: requisites ? addressOf(requisites) : company.address,
    postalCode: requisites?.postalCode ?? null,
    vatConsultation: vatNumber ? await consult(deps, vatNumber) : null,
  }
}

const addressOf = ({ additionalAddress, orgAddress }: CompanyRequisites): string =>
  additionalAddress ? `${orgAddress}, ${additionalAddress}` : orgAddress

/** With its country in capitals, as invoices must have it (EN 16931, BR-CO-09), and nothing between the digits. */
function canonicalVatNumber(vatId: string): string {
  const { countryCode, vatNumber } = splitVatNumber(vatId)
  return `${countryCode}${vatNumber}`
}

async function consult(
  { clock, registers }: Pick<Deps, 'clock' | 'registers'>,
  vatNumber: string,
): Promise<BillingDetails['vatConsultation']> {
  try {
    const answer = await registers.vat?.check(vatNumber)
    return answer ? { ...answer, askedAt: clock.now().toISOString() } : null
  } catch (error) {
    if (error instanceof RegisterUnavailableError) return null
    throw error
  }
}
