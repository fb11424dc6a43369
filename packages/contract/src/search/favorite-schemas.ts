import * as z from 'zod/mini'
import { alertSchedules, favoriteTypes, searchCardTypes } from '../enums.ts'
import { constants } from '../limits.ts'
import { acknowledged, guid, instant, line } from '../primitives.ts'
import { response } from '../publications/response-schemas.ts'
import { searchLimits } from './limits.ts'
import { savedFilters } from './saved-schemas.ts'
import { companyCard, publicationCard } from './schemas.ts'

/** Something that search finds, by what it is. */
const cardReference = z.strictObject({ cardGuid: guid, cardType: z.enum(searchCardTypes) })
export type CardReference = z.infer<typeof cardReference>
const favoriteReference = z.strictObject({ cardGuid: guid, cardType: z.enum(favoriteTypes) })
export type FavoriteReference = z.infer<typeof favoriteReference>

export const favoriteListBody = z.strictObject({ title: line(searchLimits.listTitle.min, searchLimits.listTitle.max) })
const favoriteList = z.strictObject({
  /** Null, like its title, for the default list. */
  guid: z.nullable(guid),
  title: z.nullable(z.string()),
  cards: z.array(favoriteReference),
})
export type FavoriteList = z.infer<typeof favoriteList>

/** As the side sees it that the reader is on. */
const favoriteResponse = z.strictObject({ cardType: z.literal('response'), ...response.shape })
export type FavoriteResponse = z.infer<typeof favoriteResponse>
const favoriteSearch = z.strictObject({
  cardType: z.literal('search'),
  guid,
  title: z.string(),
  schedule: z.enum(alertSchedules),
  search: savedFilters,
})
export type FavoriteSearch = z.infer<typeof favoriteSearch>

const favorite = { ...favoriteReference.shape, listGuid: z.nullable(guid) }
const favoriteWithCard = z.strictObject({
  ...favorite,
  addedAt: instant,
  /** Null where it can no longer be found. */
  card: z.nullable(z.discriminatedUnion('cardType', [publicationCard, companyCard, favoriteResponse, favoriteSearch])),
})
export type Favorite = z.infer<typeof favoriteWithCard>

const ofGuid = z.strictObject({ guid })
const amount = z.strictObject({ amount: z.int() })

export const favoritesSchemas = {
  listFavoriteLists: { reply: z.strictObject({ list: z.array(favoriteList) }) },
  createFavoriteList: { body: favoriteListBody, reply: favoriteList },
  renameFavoriteList: { params: ofGuid, body: favoriteListBody, reply: favoriteList },
  deleteFavoriteList: { params: ofGuid, reply: acknowledged },
  listFavorites: {
    body: z.strictObject({
      /** Left out for all lists. */
      listGuid: z.optional(z.nullable(guid)),
      limit: z._default(z.int().check(z.minimum(1), z.maximum(100)), 24),
      offset: z._default(z.int().check(z.minimum(0), z.maximum(constants.offsetMax)), 0),
    }),
    reply: z.strictObject({ list: z.array(favoriteWithCard), total: z.int() }),
  },
  addFavorite: {
    body: z.strictObject({ ...favorite, listGuid: z._default(z.nullable(guid), null) }),
    reply: z.strictObject(favorite),
  },
  removeFavorite: { params: ofGuid, reply: acknowledged },
  listFavoriteResponses: { params: ofGuid, reply: z.strictObject({ responseGuids: z.array(guid) }) },
  countOwnFavorites: { reply: amount },
  countCompanyFavorites: { params: ofGuid, reply: amount },
  countFavoritesByDay: {
    body: z.strictObject({
      publicationGuids: z.array(guid).check(z.maxLength(1000)),
      days: z.int().check(z.minimum(1), z.maximum(180)),
    }),
    reply: z.strictObject({ list: z.array(z.strictObject({ day: z.string(), count: z.int() })) }),
  },
  getBlacklist: { reply: z.strictObject({ list: z.array(cardReference) }) },
  hideCard: { body: cardReference, reply: acknowledged },
  showCard: { body: cardReference, reply: acknowledged },
} as const
