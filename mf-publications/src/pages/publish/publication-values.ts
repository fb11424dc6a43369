import type { Input } from '@sild/contract'
import type { CardType, languageLevels } from '@sild/contract/enums'
import type { OwnPublication, Tag } from '@sild/contract/publications/schemas'

/** What stands in the fields: text of selects and inputs, money in cents. */
export interface PublicationValues {
  name: string
  speciality: string
  categoryId: string
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
  countryCodes: string[]
  isDraft: boolean
}

export const emptyPublication: PublicationValues = {
  name: '',
  speciality: '',
  categoryId: '',
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
  countryCodes: [],
  isDraft: false,
}

export const valuesOf = (publication: OwnPublication): PublicationValues => ({
  name: publication.name,
  speciality: publication.speciality ?? '',
  categoryId: String(publication.categoryId),
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
  countryCodes: publication.locations.map(({ countryCode }) => countryCode),
  isDraft: false,
})

type Body = Input<'createExpert'>['body']

/** Values of selects are the contract's own, and its schema checks them again before anything is sent. */
export function bodyOf(values: PublicationValues, cardType: CardType): Body {
  return {
    name: values.name,
    description: values.description,
    // No choice yet is refused by the schema, beside the choice.
    categoryId: values.categoryId ? Number(values.categoryId) : (undefined as never),
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
    locations: values.countryCodes.map((countryCode) => ({ countryCode })),
    languages: values.languages
      .filter(({ languageId }) => languageId)
      .map(({ languageId, level }) => ({ languageId: Number(languageId), level })),
    isDraft: values.isDraft,
    ...(cardType === 'expert' && { speciality: values.speciality.trim() || null }),
  }
}

/** Fields of the form that hold what the body calls otherwise. */
export const fieldOfPath = (path: string): string => ({ tagGuids: 'tags', locations: 'countryCodes' })[path] ?? path

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
