import * as z from 'zod/mini'

/** The fields that we read from replies of OpenSearch. Replies may have more. */
const failure = z.object({ type: z.string(), reason: z.nullish(z.string()) })

const searchReply = z.object({
  timed_out: z.boolean(),
  _shards: z.object({ failed: z.int() }),
  hits: z.object({
    total: z.object({ value: z.int(), relation: z.literal('eq') }),
    hits: z.array(z.object({ _id: z.string() })),
  }),
  aggregations: z.optional(
    z.record(
      z.string(),
      z.object({ buckets: z.array(z.object({ key: z.string(), doc_count: z.int() })), sum_other_doc_count: z.int() }),
    ),
  ),
})
export type SearchReply = z.infer<typeof searchReply>

export const searchReplies = z.object({
  responses: z.array(z.union([z.object({ error: failure, status: z.int() }), searchReply])),
})

const written = z.object({ _id: z.string(), status: z.int(), error: z.optional(failure) })
export const bulkReply = z.object({
  items: z.array(z.union([z.object({ index: written }), z.object({ delete: written })])),
})
export type Written = z.infer<typeof written>

/** Aliases by the names of their indexes. */
export const aliasReply = z.record(z.string(), z.unknown())
