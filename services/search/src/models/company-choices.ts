import { choicesOf } from './choices.ts'
import { given, type ListedCompany, ratingChoices } from './listing-choices.ts'

export interface ChoosableCompany extends ListedCompany {
  countryCode: string
  rating: number | null
  /** From its publications. */
  categoryIds: readonly number[]
}

/** All filter values of a company. */
export const companyChoices = ({
  categoryIds,
  countryCode,
  cityTitle,
  rating,
  size,
  type,
}: ChoosableCompany): string[] =>
  choicesOf({
    categoryIds,
    countryCodes: [countryCode],
    cities: given(cityTitle),
    companySizes: given(size),
    companyTypes: given(type),
    ratings: ratingChoices(rating),
  })
