import * as z from 'zod/mini'
import { acknowledged, instant } from '../primitives.ts'

/** Between a change of a publication and the moment at which it could be found, of the last hour; null where nothing changed. */
const delays = z.strictObject({
  count: z.int(),
  /** Half of them took no longer. */
  medianMs: z.nullable(z.int()),
  /** 95 of 100 took no longer. */
  slowMs: z.nullable(z.int()),
  slowestMs: z.nullable(z.int()),
})
const rebuild = z.strictObject({
  startedAt: instant,
  /** Null while it is under way. */
  endedAt: z.nullable(instant),
  /** When it last got on. */
  movedAt: instant,
  /** Whether it has taken the place of the one before; false also where another one began instead. */
  isUsed: z.boolean(),
  doneCount: z.int(),
  totalCount: z.int(),
})
const searchIndex = z.strictObject({ delays, rebuild: z.nullable(rebuild) })
export type SearchIndexState = z.infer<typeof searchIndex>

export const indexSchemas = {
  getSearchIndex: { reply: searchIndex },
  rebuildSearchIndex: { reply: acknowledged },
} as const
