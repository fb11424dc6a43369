import type { CategorySlug } from '../reference/categories.ts'
import type { IndustrySlug } from '../reference/industries.ts'
import type {
  Archive,
  HoursPerWeek,
  Localised,
  ModerationConcern,
  ModerationRule,
  ProjectDuration,
  PublicationStatus,
  TypeOfWork,
  WorkExperience,
} from '../types.ts'

/** Name and description, both typed plainly: `typography.ts` sets the quotes and spaces. */
export type TextDraft = [name: string, description: string]

export interface RejectionDraft {
  rule: ModerationRule
  field: ModerationConcern['field'] | null
  quote: string | null
  message: string
}

/** A publication as its author writes it. */
export interface PublicationDraft {
  key: string
  /** Slug of the company. */
  company: string
  category: CategorySlug
  /** Labels, parted by commas. */
  tags: string
  segment?: IndustrySlug
  /** Euros; at most one of the three, and none means "any". */
  hourly?: number
  fixed?: number
  project?: [from: number, to: number]
  experience?: WorkExperience
  duration?: ProjectDuration
  hours?: HoursPerWeek
  work?: TypeOfWork
  /** "EE:Tartu, FI": country or country:city. The company's own city when left out. */
  places?: string
  /** "et:FLUENT, en:CONVERSATION". The language of the country and English when left out. */
  speaks?: string
  /** Days since it was published (or last touched, when it is not). Drawn by lot when left out. */
  ageDays?: number
  promotedDays?: number
  /** The text ends by itself, so nothing of the company is put after it. */
  hasOwnEnding?: boolean
  hasImages?: boolean
  status?: PublicationStatus
  concerns?: ModerationConcern[]
  rejection?: RejectionDraft
  archive?: Pick<Archive, 'reason' | 'feedback'>
  en?: TextDraft
  et?: TextDraft
  fr?: TextDraft
}

/** The name of an expert is made of the person and the speciality, so that only the description is written. */
export interface ExpertDraft extends Omit<PublicationDraft, 'en' | 'et' | 'fr' | 'fixed' | 'project'> {
  person: string
  speciality: Localised
  years: number
  hasCv?: boolean
  en?: string
  et?: string
  fr?: string
}
