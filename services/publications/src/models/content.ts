import type { ParsedInput } from '@sild/contract/schemas'
import type { Publication } from './publication.ts'

/** The body of any of the three kinds; only experts have a speciality and a CV. */
export type ContentBody = ParsedInput<'createProject' | 'createService' | 'createExpert'>['body'] & {
  speciality?: string | null
  cvUrl?: string | null
}

/** Columns of what the author wrote. Every one is set, so that an edit also takes away. */
export const contentColumns = (body: ContentBody): Partial<Publication> => ({
  name: body.name,
  description: body.description,
  categoryId: body.categoryId,
  segment: body.segment ?? null,
  paymentType: body.paymentType,
  budgetFromCents: body.budgetFromCents ?? null,
  budgetToCents: body.budgetToCents ?? null,
  budgetPerHourCents: body.budgetPerHourCents ?? null,
  workExperience: body.workExperience ?? null,
  projectDuration: body.projectDuration ?? null,
  hoursPerWeek: body.hoursPerWeek ?? null,
  workType: body.workType ?? null,
  locations: body.locations.map(({ countryCode, cityId }) => ({ countryCode, cityId: cityId ?? null })),
  languages: body.languages,
  media: body.media,
  translations: body.translations,
  speciality: body.speciality ?? null,
  cvUrl: body.cvUrl ?? null,
})
