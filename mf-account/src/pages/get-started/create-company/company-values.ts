import type { Input } from '@sild/contract'

/** Values of the fields: text, empty if nothing was entered. */
export const emptyCompany = {
  name: '',
  registrationNumber: '',
  countryCode: '',
  cityId: '',
  industry: '',
  size: '',
  type: '',
  description: '',
  contactPersonName: '',
  email: '',
  phone: '',
  address: '',
}
export type CompanyValues = typeof emptyCompany
type Body = Input<'createCompany'>['body']

const orNull = (text: string): string | null => text.trim() || null

export const companyBodyOf = (values: CompanyValues): Body => ({
  name: values.name,
  registrationNumber: values.registrationNumber.trim(),
  // None is chosen at first outside of our regions: then it is missing, and the schema says so.
  countryCode: (values.countryCode || undefined) as Body['countryCode'],
  cityId: values.cityId ? Number(values.cityId) : null,
  industry: orNull(values.industry),
  // The options of a select are the values of the contract, and its schema checks them again.
  size: orNull(values.size) as Body['size'],
  type: orNull(values.type) as Body['type'], // As above.
  description: orNull(values.description),
  contactPersonName: orNull(values.contactPersonName),
  email: orNull(values.email),
  phone: orNull(values.phone),
  address: orNull(values.address),
})
