import type { BillingDetails } from '@sild/contract/companies/billing-details'
import { type CompaniesDeps, serve } from '../deps.ts'
import { CompanyRequisites } from '../models/company-requisites.ts'
import { Company } from '../models/company.ts'
import { RegisterCheck } from '../models/register-check.ts'
import { RegisterUnavailableError } from '../registers/register.ts'
import { compareHolder } from '../rules/compare-holder.ts'
import { storedRegistrationNumber } from '../rules/stored-registration-number.ts'
import { canonicalVatNumber } from '../rules/tax-terms.ts'

/** Replies null if the company no longer exists. */
export const getBillingDetailsRoute = serve('getBillingDetails', async ({ params: { companyGuid }, deps }) => {
  const { knex } = deps.database
  const company = await Company.query(knex).findById(companyGuid).where({ erasedAt: null })
  if (!company) return { details: null }
  const requisites = await CompanyRequisites.query(knex).findById(companyGuid)
  const vatNumber = requisites?.vatId ? canonicalVatNumber(requisites.vatId) : null
  const name = requisites?.organisation ?? company.name
  return {
    details: {
      name,
      countryCode: company.countryCode,
      registrationNumber: requisites ? storedRegistrationNumber(requisites.regCode) : company.registrationNumber,
      vatNumber,
      address: requisites ? addressOf(requisites) : company.address,
      postalCode: requisites?.postalCode ?? null,
      vatConsultation: vatNumber ? await consult(deps, name, vatNumber) : null,
      registerCountry: await findRegisterCountry(deps, companyGuid),
      placeConfirmedAt: company.placeConfirmedAt?.toISOString() ?? null,
    },
  }
})

const addressOf = ({ additionalAddress, orgAddress }: CompanyRequisites): string =>
  additionalAddress ? `${orgAddress}, ${additionalAddress}` : orgAddress

const countryOfRegister: Partial<Record<string, string>> = { ariregister: 'EE', 'recherche-entreprises': 'FR' }

/** Country of the last register that confirmed the company, also where the company has moved since. */
async function findRegisterCountry(
  { database }: Pick<CompaniesDeps, 'database'>,
  companyGuid: string,
): Promise<string | null> {
  const found = await RegisterCheck.query(database.knex)
    .where({ companyGuid, status: 'verified' })
    .orderBy('queriedAt', 'desc')
    .first()
  return countryOfRegister[found?.source ?? ''] ?? null
}

async function consult(
  { clock, registers }: Pick<CompaniesDeps, 'clock' | 'registers'>,
  buyer: string,
  vatNumber: string,
): Promise<BillingDetails['vatConsultation']> {
  try {
    const answer = await registers.vat?.check(vatNumber)
    if (!answer) return null
    return { ...answer, nameMatch: compareHolder(buyer, answer.name), askedAt: clock.now().toISOString() }
  } catch (error) {
    if (error instanceof RegisterUnavailableError) return null
    throw error
  }
}
