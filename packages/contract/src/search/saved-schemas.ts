import * as z from 'zod/mini'
import { alertSchedules, cardTypes, savableSearchTypes } from '../enums.ts'
import {
  acknowledged,
  givenInstant,
  guid,
  instant,
  line,
  priceCents,
  problem,
  queryNumber,
  token,
} from '../primitives.ts'
import { choicesOfSearch } from './choices.ts'
import { hasWords } from './has-words.ts'
import { searchLimits } from './limits.ts'
import { searchFilters } from './schemas.ts'

const filters = {
  searchType: z.enum(savableSearchTypes),
  ...searchFilters,
  budgetFromCents: z._default(z.nullable(priceCents), null),
  budgetToCents: z._default(z.nullable(priceCents), null),
  companyGuid: z._default(z.nullable(guid), null),
}
export const savedFilters = z.strictObject(filters)
/** The saved query. Without order, page and age, because notifications contain only new results. */
export type SavedFilters = z.infer<typeof savedFilters>

const how = {
  title: line(searchLimits.savedTitle.min, searchLimits.savedTitle.max),
  schedule: z.enum(alertSchedules),
  /** Beside the notification in the portal, which all get. */
  isMailed: z.boolean(),
}

/** Neither words nor a filter: everything would be found. */
const isEmpty = ({ query, searchType, ...rest }: SavedFilters): boolean =>
  !hasWords(query) &&
  rest.budgetFromCents === null &&
  rest.budgetToCents === null &&
  rest.companyGuid === null &&
  choicesOfSearch[searchType].every((name) => rest[name].length === 0)

export const saveSearchBody = z
  .strictObject({
    ...filters,
    searchType: z._default(filters.searchType, 'tasks'),
    /** The query where it is left out; a search without a query needs a title. */
    title: z.optional(how.title),
    schedule: z._default(how.schedule, 'instant'),
    isMailed: z._default(how.isMailed, true),
  })
  .check(z.refine((body) => !isEmpty(body), { ...problem('query-empty'), path: ['query'] }))
  .check(
    z.refine(({ query, title }) => title !== undefined || query.trim() !== '', {
      ...problem('required'),
      path: ['title'],
    }),
  )

export const updateSavedSearchBody = z.strictObject({
  title: z.optional(how.title),
  schedule: z.optional(how.schedule),
  isMailed: z.optional(how.isMailed),
})

const hit = z.strictObject({
  guid,
  cardType: z.enum(cardTypes),
  slug: z.string(),
  name: z.string(),
  companyGuid: guid,
  companyName: z.string(),
  matchedAt: instant,
})
const savedSearch = z.strictObject({
  guid,
  ...how,
  search: savedFilters,
  createdAt: instant,
  /** Results of the last 30 days that are still searchable. */
  foundCount: z.int(),
  /** The latest three of these. */
  hits: z.array(hit),
})
export type SavedSearch = z.infer<typeof savedSearch>

const ofGuid = z.strictObject({ guid })
const told = { savedSearchGuid: guid, userGuid: guid, title: z.string(), isMailed: z.boolean() }

export const savedSearchSchemas = {
  saveSearch: { body: saveSearchBody, reply: savedSearch },
  listSavedSearches: { reply: z.strictObject({ list: z.array(savedSearch) }) },
  updateSavedSearch: { params: ofGuid, body: updateSavedSearchBody, reply: savedSearch },
  deleteSavedSearch: { params: ofGuid, reply: acknowledged },
  openSearchFeed: {
    params: ofGuid,
    body: z.strictObject({ isRenewed: z._default(z.boolean(), false) }),
    reply: z.strictObject({ path: z.string() }),
  },
  readSearchFeed: {
    params: ofGuid,
    query: z.strictObject({ signature: token(100) }),
    reply: z.strictObject({ title: z.string(), hits: z.array(hit) }),
  },
  listSearchMatches: {
    params: z.strictObject({ publicationGuid: guid }),
    query: z.strictObject({
      /** The user at whom the page before ended. */
      after: z.optional(guid),
      limit: z._default(queryNumber(1, 500), 500),
    }),
    reply: z.strictObject({
      /** Null where it can no longer be found. */
      hit: z.nullable(hit),
      list: z.array(z.strictObject(told)),
    }),
  },
  getSearchDigest: {
    params: ofGuid,
    query: z.strictObject({ toldAt: givenInstant }),
    reply: z.strictObject({
      digest: z.nullable(
        z.strictObject({
          ...told,
          count: z.int(),
          /** The latest ones. */
          hits: z.array(hit),
        }),
      ),
    }),
  },
} as const
