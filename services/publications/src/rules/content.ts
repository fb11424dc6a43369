import type { ParsedInput } from '@sild/contract/schemas'
import type { Files, FileUse } from '@sild/service-kit'
import type { Publication } from '../models/publication.ts'

/** The body of any of the three kinds; only experts have a speciality and a CV. */
export type ContentBody = ParsedInput<'createProject' | 'createService' | 'createExpert'>['body'] & {
  speciality?: string | null
  cvUrl?: string | null
}

/** The files that a body would show. */
export const filesInContent = ({ cvUrl, media }: ContentBody): FileUse[] => [
  { field: 'cvUrl', url: cvUrl, place: 'publication-cv' },
  ...media.map(({ url }, index) => ({ field: `media.${index}.url`, url, place: 'publication-media' as const })),
]
export const filesOfContent = ({ cvKey, media }: Pick<Publication, 'cvKey' | 'media'>): string[] =>
  [cvKey, ...media.map(({ key }) => key)].filter((key) => key !== null)

/** The columns of the author's content. Its files must be reserved. Sets every column, so that an edit also removes. */
export const contentColumns = (body: ContentBody, { keyOf }: Pick<Files, 'keyOf'>): Partial<Publication> => ({
  name: body.name,
  description: body.description,
  categoryId: body.categoryId ?? null,
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
  media: body.media.flatMap(({ url, name }) => {
    const key = keyOf(url)
    return key === null ? [] : [{ key, name }]
  }),
  translations: body.translations,
  speciality: body.speciality ?? null,
  cvKey: keyOf(body.cvUrl ?? null),
})
