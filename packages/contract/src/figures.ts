import * as z from 'zod/mini'
import { keysOf } from './keys.ts'
import { instant } from './primitives.ts'

/** Periods of the figures for the staff, with their steps. */
export const figureRanges = {
  '30-days': { unit: 'day', count: 30 },
  '12-weeks': { unit: 'week', count: 12 },
  '12-months': { unit: 'month', count: 12 },
} as const
export type FigureRange = keyof typeof figureRanges
export const figureRangeNames = keysOf(figureRanges)

export const figuresQuery = z.strictObject({ range: z._default(z.enum(figureRangeNames), '30-days') })

/** YYYY-MM-DD, in the portal's time zone. */
export const figureDay = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))
/** When figures were last counted; null before the first time. */
export const countedAt = z.nullable(instant)

type Counts = Readonly<Record<string, z.ZodMiniType<number | null>>>
/** Figures step by step, the oldest first, where the last one goes on; of all steps together; and of as many steps before them. */
export const figuresIn = <Counted extends Counts>(counted: Counted) =>
  z.strictObject({
    countedAt,
    steps: z.array(z.strictObject({ from: figureDay, ...counted })),
    total: z.strictObject(counted),
    before: z.strictObject(counted),
  })
