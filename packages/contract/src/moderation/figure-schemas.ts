import * as z from 'zod/mini'
import { figuresIn, figuresQuery } from '../figures.ts'

export const figureSchemas = {
  getModerationFigures: {
    query: figuresQuery,
    reply: figuresIn({
      decidedCount: z.int(),
      /** Before the time that was promised. */
      inTimeCount: z.int(),
      /** Null where nothing was decided. */
      medianMinutes: z.nullable(z.int()),
      p90Minutes: z.nullable(z.int()),
    }),
  },
} as const
