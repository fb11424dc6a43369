import type { OwnCompany } from '@sild/contract/companies/schemas'
import { constants } from '@sild/contract/limits'
import type { CompanyValues } from '../get-started/create-company/company-values.ts'

/** Values of the fields for an existing company. */
export const valuesOf = (company: OwnCompany): CompanyValues => ({
  name: company.name,
  registrationNumber: company.registrationNumber ?? constants.registrationNumberNone,
  countryCode: company.location.countryCode,
  cityId: company.location.cityId === null ? '' : String(company.location.cityId),
  industry: company.industry ?? '',
  size: company.size ?? '',
  type: company.type ?? '',
  description: company.description ?? '',
  contactPersonName: company.contactPersonName ?? '',
  email: company.email ?? '',
  phone: company.phone ?? '',
  address: company.address ?? '',
})

export function pick<Source extends object, Name extends keyof Source>(
  source: Source,
  names: readonly Name[],
): Pick<Source, Name> {
  return Object.fromEntries(names.map((name) => [name, source[name]])) as Pick<Source, Name> // Made of just these names.
}
