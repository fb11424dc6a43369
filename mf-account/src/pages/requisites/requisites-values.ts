import type { Requisites } from '@sild/contract/companies/profile-schemas'
import type { OwnCompany } from '@sild/contract/companies/schemas'
import { constants } from '@sild/contract/limits'

export type RequisitesValues = Record<keyof Requisites, string>

/** The saved values, or defaults from the company's profile. */
export const requisitesValuesOf = (saved: Requisites | null, company: OwnCompany): RequisitesValues => ({
  organisation: saved?.organisation ?? company.name,
  firstName: saved?.firstName ?? '',
  lastName: saved?.lastName ?? '',
  vatId: saved?.vatId ?? '',
  regCode: saved?.regCode ?? company.registrationNumber ?? constants.registrationNumberNone,
  orgAddress: saved?.orgAddress ?? company.address ?? '',
  additionalAddress: saved?.additionalAddress ?? '',
  postalCode: saved?.postalCode ?? '',
  mobilePhone: saved?.mobilePhone ?? company.phone ?? '',
})

export const requisitesBodyOf = (values: RequisitesValues): Requisites => ({
  ...values,
  vatId: values.vatId.trim() || null,
  regCode: values.regCode.trim(),
  additionalAddress: values.additionalAddress.trim() || null,
})
