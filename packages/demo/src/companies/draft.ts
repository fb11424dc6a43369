import type { IndustrySlug } from '../reference/industries.ts'
import type { QualificationSlug } from '../reference/qualifications.ts'
import type { CompanySize, CompanyType, Locale, Localised, UserType, VerificationState } from '../types.ts'

/** A company as its author writes it; `build.ts` adds guids, numbers and addresses. */
export interface CompanyDraft {
  slug: string
  name: string
  country: 'EE' | 'FR'
  city: string
  street: string
  postalCode: string
  industry: IndustrySlug
  size: CompanySize
  type: CompanyType
  userType: UserType
  founded: number
  joinedDays: number
  /** First and last name; the address before the @ is made from the first. */
  person: [firstName: string, surname: string]
  qualifications: QualificationSlug[]
  verification?: VerificationState
  /** The language of the main user, when it is not the country's. */
  userLocale?: Locale
  descriptions: Partial<Localised>
  /** How a provider works, in its own words; closes the texts of its services. */
  approach?: Localised
}
