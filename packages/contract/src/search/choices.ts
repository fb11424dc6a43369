import {
  companySizes,
  companyTypes,
  hoursPerWeekBuckets,
  languageLevels,
  type paymentTypes,
  projectDurations,
  ratingFloors,
  responseCounts,
  type SearchType,
  segments,
  workExperiences,
  workTypes,
} from '../enums.ts'
import { limits } from '../limits.ts'

/** Filters with a closed list of values. */
export const closedChoices = {
  workTypes,
  workExperiences,
  /** A publication that accepts any payment type matches each of them. */
  paymentTypes: ['HOURLY', 'FIXED', 'PROJECT'] as const satisfies (typeof paymentTypes)[number][],
  projectDurations,
  hoursPerWeek: hoursPerWeekBuckets,
  segments,
  responseCounts,
  companySizes,
  companyTypes,
  ratings: ratingFloors,
} as const
/** The choices that a search address is parsed with. */
export const knownSearch = {
  closed: closedChoices,
  languageLevels,
  longestQuery: limits.searchQuery.max,
  mostCents: limits.priceCents.max,
} as const

const ofCompanies = ['companySizes', 'companyTypes', 'ratings'] as const
const ofPlaces = ['countryCodes', 'cities'] as const
const ofWork = [
  'tags',
  'workTypes',
  'paymentTypes',
  'workExperiences',
  'projectDurations',
  'hoursPerWeek',
  'languages',
  'segments',
] as const

/** Filters of each index, in display order; an index ignores all others. */
export const choicesOfSearch = {
  tasks: ['categoryIds', ...ofPlaces, ...ofWork, 'responseCounts', ...ofCompanies],
  services: ['categoryIds', ...ofPlaces, ...ofWork, ...ofCompanies],
  experts: ['categoryIds', ...ofPlaces, 'specialities', ...ofWork, ...ofCompanies],
  companies: ['categoryIds', ...ofPlaces, ...ofCompanies],
} as const satisfies Record<SearchType, readonly string[]>
/** A filter with several possible values; a result matches any of the chosen ones. */
export type ChoiceName = (typeof choicesOfSearch)[SearchType][number]
/** Every filter with several values, once. */
export const choiceNames = [...new Set<ChoiceName>(Object.values(choicesOfSearch).flat())]
/** Filters that may be dropped from a search. */
export const droppable = [...choiceNames, 'budget', 'publishedWithin'] as const
export type Droppable = (typeof droppable)[number]

/** Lower bounds, in cents, of the price ranges with counts: each range ends at the next bound, the last has no end. */
export const priceSteps = [0, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000, 25_000, 50_000].map(
  (euros) => euros * 100,
)
