import type { AgeMinutes, DemoImage, Locale, Localised } from './basics.ts'

export type PublicationKind = 'project' | 'service' | 'expert'
export const publicationStatuses = ['ACTIVE', 'ARCHIVED', 'MODERATION', 'DRAFT', 'REJECTED'] as const
export type PublicationStatus = (typeof publicationStatuses)[number]
export type PaymentType = 'ANY' | 'HOURLY' | 'FIXED' | 'PROJECT'
export type WorkExperience = 'xs' | 's' | 'm' | 'l'
export type ProjectDuration = 1 | 2 | 3 | 4
export type HoursPerWeek = 's' | 'm'
export type TypeOfWork = 'OUTSTAFF' | 'OUTSOURCE'
export type Segment = 'STARTUP' | 'SMALL_BUSINESS' | 'MEDIUM_BUSINESS' | 'ENTERPRISE' | 'PUBLIC_SECTOR'
export type LanguageLevel = 'ANY' | 'BASIC' | 'CONVERSATION' | 'FLUENT' | 'NATIVE'

export interface PublicationText {
  name: string
  /** Plain text; an empty line parts paragraphs, lines of a list begin with "- ". */
  description: string
}

export interface PublicationLocation {
  countryCode: string
  cityId: number | null
}

export interface PublicationLanguage {
  languageId: number
  level: LanguageLevel
}

export const moderationRules = [
  'contacts-in-text',
  'payment-outside',
  'discrimination',
  'not-a-company',
  'misleading-price',
  'unclear-scope',
  'duplicate',
  'language-quality',
  'wrong-category',
  'prohibited-service',
] as const
export type ModerationRule = (typeof moderationRules)[number]

/** What a careful moderator would object to; empty for a clean submission. */
export interface ModerationConcern {
  rule: ModerationRule
  field: 'name' | 'description' | 'budget' | 'category' | 'tags'
  quote: string | null
}

export interface Rejection {
  rule: ModerationRule
  field: 'name' | 'description' | 'budget' | 'category' | 'tags' | null
  quote: string | null
  message: string
  moderatorGuid: string
  decidedAgeMinutes: AgeMinutes
}

export const archiveReasons = ['found-here', 'found-elsewhere', 'not-relevant', 'other'] as const
export type ArchiveReason = (typeof archiveReasons)[number]

export interface Archive {
  reason: ArchiveReason | null
  feedback: string | null
  archivedAgeMinutes: AgeMinutes
}

export interface Publication {
  publicationGuid: string
  kind: PublicationKind
  slug: string
  companyGuid: string
  authorGuid: string
  sourceLocale: Locale
  texts: Partial<Record<Locale, PublicationText>>
  categoryId: number
  tagGuids: string[]
  /** The market segment the work belongs to. */
  segmentIndustryId: number | null
  /** Of the customer, or whom the offer is for. */
  segment: Segment | null
  paymentType: PaymentType
  budgetFromCents: number | null
  budgetToCents: number | null
  budgetPerHourCents: number | null
  workExperience: WorkExperience | null
  projectDuration: ProjectDuration | null
  hoursPerWeek: HoursPerWeek | null
  typeOfWork: TypeOfWork
  locations: PublicationLocation[]
  languages: PublicationLanguage[]
  images: DemoImage[]
  expert: ExpertProfile | null
  status: PublicationStatus
  concerns: ModerationConcern[]
  rejection: Rejection | null
  archive: Archive | null
  promotedDaysLeft: number | null
  viewsCount: number
  createdAgeMinutes: AgeMinutes
  submittedAgeMinutes: AgeMinutes | null
  publishedAgeMinutes: AgeMinutes | null
  updatedAgeMinutes: AgeMinutes
  /** Negative: the day still to come on which an active publication expires. */
  expiresAgeMinutes: AgeMinutes | null
}

export interface ExpertProfile {
  personName: string
  speciality: Localised
  experienceYears: number
  avatar: DemoImage
  /** Plain text of the CV, for the file that the seeding code writes; null when none was uploaded. */
  cv: { fileName: string; text: string } | null
}
