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
  /** Whoever takes any of them has each of them. */
  paymentTypes: ['HOURLY', 'FIXED', 'PROJECT'] as const satisfies (typeof paymentTypes)[number][],
  projectDurations,
  hoursPerWeek: hoursPerWeekBuckets,
  segments,
  responseCounts,
  companySizes,
  companyTypes,
  ratings: ratingFloors,
} as const
/** What an address is read by. */
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

/** What each index knows, in the order in which it is offered; by anything else it does not filter. */
export const choicesOfSearch = {
  tasks: ['categoryIds', ...ofPlaces, ...ofWork, 'responseCounts', ...ofCompanies],
  services: ['categoryIds', ...ofPlaces, ...ofWork, ...ofCompanies],
  experts: ['categoryIds', ...ofPlaces, 'specialities', ...ofWork, ...ofCompanies],
  companies: ['categoryIds', ...ofPlaces, ...ofCompanies],
} as const satisfies Record<SearchType, readonly string[]>
/** A filter of which several values may be chosen; any of them will do. */
export type ChoiceName = (typeof choicesOfSearch)[SearchType][number]
/** Every filter with several values, once. */
export const choiceNames = [...new Set<ChoiceName>(Object.values(choicesOfSearch).flat())]
/** What a search can do without. */
export const droppable = [...choiceNames, 'budget', 'publishedWithin'] as const
export type Droppable = (typeof droppable)[number]

/** Bounds in cents of the ranges in which prices are counted: each is from one to the next, the last has no end. */
export const priceSteps = [0, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000, 25_000, 50_000].map(
  (euros) => euros * 100,
)
