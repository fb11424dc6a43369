import * as z from 'zod/mini'
import type { ReviewMark } from '../enums.ts'
import { limits } from '../limits.ts'
import { guid, text } from '../primitives.ts'

/** `WAITING` until the other company has reviewed too. */
const status = z.enum(['PUBLISHED', 'WAITING'])
const mark = z.int().check(z.minimum(1), z.maximum(5))
const marks = {
  ratingQuality: mark,
  ratingScheduling: mark,
  ratingCost: mark,
  ratingNps: mark,
} satisfies Record<ReviewMark, unknown>
const ofGuid = z.strictObject({ guid })

export const writeReviewBody = z.strictObject({
  text: z.optional(z.nullable(text(limits.shortDescription.min, limits.shortDescription.max))),
  ...marks,
})
const party = z.strictObject({ companyGuid: guid, name: z.string(), slug: z.string() })

export const reviewsSchemas = {
  writeReview: { params: ofGuid, body: writeReviewBody, reply: z.strictObject({ guid, status }) },
  getMyReview: {
    params: ofGuid,
    reply: z.strictObject({
      review: z.nullable(
        z.strictObject({
          guid,
          status,
          text: z.nullable(z.string()),
          ratingQuality: z.int(),
          ratingScheduling: z.int(),
          ratingCost: z.int(),
          ratingNps: z.int(),
        }),
      ),
      /** Both have written to each other, and there is no review yet. */
      mayReview: z.boolean(),
      /** The other company has reviewed and waits. What it wrote stays closed until then. */
      isAwaited: z.boolean(),
    }),
  },
  getReviewParties: {
    params: ofGuid,
    reply: z.strictObject({ guid, company: party, author: party, text: z.nullable(z.string()) }),
  },
} as const
