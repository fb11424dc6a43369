import type { Input } from '@sild/contract'
import { type CardType, type languageLevels, type Locale, locales } from '@sild/contract/enums'
import type { OwnPublication, Publication, Tag } from '@sild/contract/publications/schemas'

/** Values of the fields: text of selects and inputs, money in cents. */
export interface PublicationValues {
  name: string
  speciality: string
  categoryId: string
  segment: string
  description: string
  tags: Tag[]
  workExperience: string
  languages: { languageId: string; level: (typeof languageLevels)[number] }[]
  workType: string
  paymentType: string
  budgetFromCents: number | null
  budgetToCents: number | null
  budgetPerHourCents: number | null
  projectDuration: string
  hoursPerWeek: string
  locations: { countryCode: string; cityId: string }[]
  media: Publication['media']
  cvUrl: string
  /** Name and description in the languages that the author does not write in. */
  translations: Record<Locale, { name: string; description: string }>
  isDraft: boolean
}

const untranslated = { name: '', description: '' }

export const emptyPublication: PublicationValues = {
  name: '',
  speciality: '',
  categoryId: '',
  segment: '',
  description: '',
  tags: [],
  workExperience: '',
  languages: [],
  workType: '',
  paymentType: 'ANY',
  budgetFromCents: null,
  budgetToCents: null,
  budgetPerHourCents: null,
  projectDuration: '',
  hoursPerWeek: '',
  locations: [],
  media: [],
  cvUrl: '',
  translations: { en: untranslated, et: untranslated, fr: untranslated },
  isDraft: false,
}

export const valuesOf = (publication: OwnPublication): PublicationValues => ({
  name: publication.name,
  speciality: publication.speciality ?? '',
  categoryId: publication.categoryId === null ? '' : String(publication.categoryId),
  segment: publication.segment ?? '',
  description: publication.description,
  tags: publication.tags,
  workExperience: publication.workExperience ?? '',
  languages: publication.languages.map(({ languageId, level }) => ({ languageId: String(languageId), level })),
  workType: publication.workType ?? '',
  paymentType: publication.paymentType,
  budgetFromCents: publication.budgetFromCents,
  budgetToCents: publication.budgetToCents,
  budgetPerHourCents: publication.budgetPerHourCents,
  projectDuration: publication.projectDuration === null ? '' : String(publication.projectDuration),
  hoursPerWeek: publication.hoursPerWeek ?? '',
  locations: publication.locations.map(({ cityId, countryCode }) => ({
    countryCode,
    cityId: cityId === null ? '' : String(cityId),
  })),
  media: publication.media,
  cvUrl: publication.cvUrl ?? '',
  translations: { ...emptyPublication.translations, ...publication.translations },
  isDraft: false,
})

/** Initial values of a copy, without files: files belong to the original publication. */
export const copyOf = (template: OwnPublication): PublicationValues => ({ ...valuesOf(template), media: [], cvUrl: '' })

type Body = Input<'createExpert'>['body']

/** Values of selects are the contract's own, and its schema checks them again before anything is sent. */
export function bodyOf(values: PublicationValues, cardType: CardType): Body {
  return {
    name: values.name,
    description: values.description,
    categoryId: values.categoryId ? Number(values.categoryId) : null,
    segment: (values.segment || null) as Body['segment'], // As below.
    tagGuids: values.tags.map(({ guid }) => guid),
    // The options of a select are the values of the contract, and its schema checks them again. So it is below.
    paymentType: values.paymentType as Body['paymentType'],
    budgetFromCents: values.budgetFromCents,
    budgetToCents: values.budgetToCents,
    budgetPerHourCents: values.budgetPerHourCents,
    workExperience: (values.workExperience || null) as Body['workExperience'], // As above.
    projectDuration: (values.projectDuration ? Number(values.projectDuration) : null) as Body['projectDuration'],
    hoursPerWeek: (values.hoursPerWeek || null) as Body['hoursPerWeek'], // As above.
    workType: (values.workType || null) as Body['workType'],
    locations: values.locations.map(({ cityId, countryCode }) => ({
      countryCode,
      cityId: cityId ? Number(cityId) : null,
    })),
    languages: values.languages
      .filter(({ languageId }) => languageId)
      .map(({ languageId, level }) => ({ languageId: Number(languageId), level })),
    media: values.media,
    // A draft may have only one half.
    translations: Object.fromEntries(
      locales.flatMap((locale) => {
        const { description, name } = values.translations[locale]
        return name.trim() || description.trim() ? [[locale, { name, description }]] : []
      }),
    ),
    isDraft: values.isDraft,
    ...(cardType === 'expert' && { speciality: values.speciality.trim() || null, cvUrl: values.cvUrl || null }),
  }
}

/** Form fields with another name in the body. */
export const fieldOfPath = (path: string): string =>
  path === 'tagGuids' ? 'tags' : path.startsWith('media.') ? 'media' : path

export function readPublicationDraft(stored: unknown): PublicationValues | undefined {
  if (stored === null || typeof stored !== 'object') return undefined
  const known = Object.entries(stored).filter(([name, value]) => {
    const empty: unknown = Reflect.get(emptyPublication, name)
    return name.endsWith('Cents')
      ? value === null || typeof value === 'number'
      : typeof value === typeof empty && Array.isArray(value) === Array.isArray(empty)
  })
  // Each was just compared with the empty one of its name.
  return { ...emptyPublication, ...(Object.fromEntries(known) as Partial<PublicationValues>), isDraft: false }
}
