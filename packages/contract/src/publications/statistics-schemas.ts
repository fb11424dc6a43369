import * as z from 'zod/mini'
import { cardTypes } from '../enums.ts'
import { guid, queryNumber } from '../primitives.ts'

const statisticsQuery = z.strictObject({
  /** How many days, up to today, which has not ended. */
  days: z._default(queryNumber(7, 90), 30),
})
const counted = {
  viewsCount: z.int(),
  responsesCount: z.int(),
  /** Users who have it among their favorites; null if search does not answer. */
  favoritesCount: z.nullable(z.int()),
}
const statistics = z.strictObject({
  /** Every day, the oldest first; days are those of Tallinn. */
  days: z.array(z.strictObject({ day: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)), ...counted })),
  total: z.strictObject(counted),
  /** Of as many days before these. */
  before: z.strictObject(counted),
})
export type Statistics = z.infer<typeof statistics>

export const statisticsSchemas = {
  getPublicationStatistics: {
    params: z.strictObject({ cardType: z.enum(cardTypes), guid }),
    query: statisticsQuery,
    reply: statistics,
  },
  getOwnStatistics: { query: statisticsQuery, reply: statistics },
} as const
