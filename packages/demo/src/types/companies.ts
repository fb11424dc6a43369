import type { CompanyPalette } from '@sild/contract/enums'
import type { AgeMinutes, DemoImage, Locale } from './basics.ts'

export type UserType = 'customer' | 'provider'
export type StaffRole = 'moderator' | 'support' | 'editor' | 'admin'

export interface User {
  userGuid: string
  email: string
  password: string
  userType: UserType | null
  staffRole: StaffRole | null
  isVerified: boolean
  locale: Locale
  companyGuid: string | null
  createdAgeMinutes: AgeMinutes
  lastSeenAgeMinutes: AgeMinutes
}

export type CompanySize = '1-20' | '21-50' | '51-100' | '101+'
export type CompanyType = 'AGENCY' | 'STARTUP' | 'SMALL_BUSINESS' | 'MEDIUM_BUSINESS' | 'ENTERPRISE'

/** `not-checked` is never merged with `failed`: the register has simply not been asked yet. */
export const verificationStates = ['verified', 'failed', 'not-checked'] as const
export type VerificationState = (typeof verificationStates)[number]

export interface CompanyVerification {
  state: VerificationState
  source: 'ariregister' | 'sirene' | null
  queriedAgeMinutes: AgeMinutes | null
  nameMatches: boolean | null
}

export interface CompanyLinks {
  website: string | null
  instagram: string | null
  facebook: string | null
  linkedin: string | null
}

export interface CompanyCase {
  caseGuid: string
  slug: string
  name: string
  texts: Partial<Record<Locale, CaseText>>
  cover: DemoImage
  media: DemoImage[]
  publishedAgeMinutes: AgeMinutes
}

export interface CaseText {
  name: string
  description: string
  /** Facts of the case, shown as a list: what was done, how long it took, what came of it. */
  items: string[]
}

export interface GalleryPhoto {
  position: number
  description: string
  image: DemoImage
}

export interface Requisites {
  organisation: string
  firstName: string
  surname: string
  vatId: string
  registrationNumber: string
  address: string
  additionalAddress: string | null
  postalCode: string
  mobilePhone: string
}

export interface Company {
  companyGuid: string
  slug: string
  name: string
  sourceLocale: Locale
  descriptions: Partial<Record<Locale, string>>
  registrationNumber: string
  countryCode: string
  cityId: number
  industryId: number
  size: CompanySize
  type: CompanyType
  userType: UserType
  foundedYear: number
  joinedAgeMinutes: AgeMinutes
  /** Companies silent for more than a month leave the search results. */
  lastActiveAgeMinutes: AgeMinutes
  contactPersonName: string
  email: string
  phone: string
  address: string
  postalCode: string
  mainUserGuid: string
  verification: CompanyVerification
  plan: 'free' | 'startup'
  qualificationGuids: string[]
  logo: DemoImage
  cover: DemoImage | null
  palette: CompanyPalette
  links: CompanyLinks
  cases: CompanyCase[]
  gallery: GalleryPhoto[]
  requisites: Requisites | null
}
