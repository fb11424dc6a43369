import { isOffered } from '@sild/contract/content/offered'
import type { Category } from '@sild/contract/content/schemas'
import type { CompanyCard, PublicationCard, SearchCard } from '@sild/contract/search/schemas'

const ofPublication = [
  'guid',
  'slug',
  'cardType',
  'name',
  'summary',
  'categoryId',
  'tags',
  'budgetFromCents',
  'budgetToCents',
  'budgetPerHourCents',
  'workType',
  'countryCodes',
  'responsesCount',
  'publishedAt',
] as const
const ofItsCompany = ['name', 'logoUrl', 'isVerified'] as const
const ofCompany = [
  'guid',
  'slug',
  'cardType',
  'name',
  'summary',
  'industry',
  'industryLocale',
  'size',
  'countryCode',
  'cityTitle',
  'logoUrl',
  'tags',
  'isVerified',
  'rating',
  'reviewsCount',
  'publicationsCount',
] as const

export type ShownPublication = Pick<PublicationCard, (typeof ofPublication)[number]> & {
  company: Pick<PublicationCard['company'], (typeof ofItsCompany)[number]>
}
export type ShownCompany = Pick<CompanyCard, (typeof ofCompany)[number]>
export type ShownCard = ShownPublication | ShownCompany
/** `isGone`: the category can no longer be chosen. */
export type ShownCategory = Pick<Category, 'id' | 'title'> & { isGone?: true }

const pick = <From, Name extends keyof From>(from: From, names: readonly Name[]): Pick<From, Name> =>
  Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<From, Name> // Exactly these names.

/** The fields that a result shows. The document also contains the loader's data as JSON, so it should be small. */
export function shownCard(card: SearchCard): ShownCard {
  if (card.cardType === 'company') return pick(card, ofCompany)
  return { ...pick(card, ofPublication), company: pick(card.company, ofItsCompany) }
}

export const shownCategories = (categories: readonly Category[]): ShownCategory[] =>
  categories.map(({ id, title, ...fate }) => ({ id, title, ...(!isOffered(fate) && { isGone: true }) }))
