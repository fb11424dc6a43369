import { languageLevels, paymentTypes, ratingFloors, responseCounts } from '@sild/contract/enums'
import type { PublicationSnapshot } from '@sild/contract/publications/schemas'
import { countriesOf, priceRange } from './card.ts'
import { type Choices, choicesOf, priceChoices } from './choices.ts'

/** Values of the listing's company. */
export interface ListedCompany {
  size: string | null
  type: string | null
  cityTitle: string | null
}
type Chosen = Pick<
  PublicationSnapshot,
  | 'budgetFromCents'
  | 'budgetPerHourCents'
  | 'budgetToCents'
  | 'cardType'
  | 'categoryId'
  | 'hoursPerWeek'
  | 'languages'
  | 'locations'
  | 'paymentType'
  | 'projectDuration'
  | 'responsesCount'
  | 'segment'
  | 'speciality'
  | 'workExperience'
  | 'workType'
> & { tags: readonly { label: string }[]; author: Pick<PublicationSnapshot['author'], 'countryCode' | 'rating'> }

export const given = <Value>(value: Value | null): Value[] => (value === null ? [] : [value])
export const ratingChoices = (rating: number | null): number[] => ratingFloors.filter((floor) => (rating ?? 0) >= floor)
const responseRange = (count: number) => responseCounts[count < 10 ? 0 : count <= 30 ? 1 : 2]

/** Each language once, with the best of its levels. */
function spoken(languages: Chosen['languages']): string[] {
  const best = new Map<number, number>()
  for (const { languageId, level } of languages)
    best.set(languageId, Math.max(best.get(languageId) ?? 0, languageLevels.indexOf(level)))
  return [...best].map(([languageId, level]) => `${languageId}:${languageLevels[level]}`)
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** All filter values of a publication; `cities` are its own cities. */
export function listingChoices(publication: Chosen, company: ListedCompany, cities: readonly string[] = []): string[] {
  const { author, cardType, paymentType, responsesCount, speciality } = publication
  const choices: Choices = {
    categoryIds: [publication.categoryId],
    countryCodes: countriesOf(publication),
    cities: cities.length > 0 ? cities : given(company.cityTitle),
    workTypes: given(publication.workType),
    workExperiences: given(publication.workExperience),
    // "Any" matches the filter for each way of payment.
    paymentTypes: paymentType === 'ANY' ? paymentTypes : [paymentType],
    projectDurations: given(publication.projectDuration),
    hoursPerWeek: given(publication.hoursPerWeek),
    tags: publication.tags.map(({ label }) => label),
    specialities: cardType === 'expert' ? given(speciality).map((text) => capitalized(text.trim())) : [],
    languages: spoken(publication.languages),
    segments: given(publication.segment),
    responseCounts: [responseRange(responsesCount)],
    companySizes: given(company.size),
    companyTypes: given(company.type),
    ratings: ratingChoices(author.rating),
  }
  return [...choicesOf(choices), ...priceChoices(priceRange(publication))]
}
