import * as z from 'zod/mini'
import {
  companySizes,
  companyTypes,
  hoursPerWeekBuckets,
  languageLevels,
  projectDurations,
  searchCardTypes,
  segments,
} from '../enums.ts'
import { guid } from '../primitives.ts'
import { searchLimits } from './limits.ts'
import { searchCard } from './schemas.ts'

/** Additional fields for a comparison of cards. */
const cardTerms = z.strictObject({
  categoryIds: z.array(z.int()),
  cities: z.array(z.string()),
  specialities: z.array(z.string()),
  languages: z.array(z.strictObject({ languageId: z.int(), level: z.enum(languageLevels) })),
  projectDuration: z.nullable(z.literal(projectDurations)),
  hoursPerWeek: z.nullable(z.enum(hoursPerWeekBuckets)),
  segment: z.nullable(z.enum(segments)),
  companySize: z.nullable(z.enum(companySizes)),
  companyType: z.nullable(z.enum(companyTypes)),
})
export type CardTerms = z.infer<typeof cardTerms>
const cardWithTerms = z.strictObject({ card: searchCard, terms: cardTerms })
export type CardWithTerms = z.infer<typeof cardWithTerms>

export const cardSchemas = {
  listSimilarCards: {
    params: z.strictObject({ entity: z.enum(searchCardTypes), guid }),
    reply: z.strictObject({ cards: z.array(searchCard).check(z.maxLength(searchLimits.similarCards)) }),
  },
  listCards: {
    body: z.strictObject({ guids: z.array(guid).check(z.minLength(1), z.maxLength(searchLimits.recentCards)) }),
    reply: z.strictObject({ list: z.array(cardWithTerms) }),
  },
} as const
