import * as z from 'zod/mini'
import { countedAt, figureDay, figuresIn, figuresQuery } from '../figures.ts'

const signUpFigures = figuresIn({ registeredCount: z.int(), verifiedCount: z.int() })

/** Who signed up in the week that begins on that Monday. */
const cohort = z.strictObject({
  week: figureDay,
  usersCount: z.int(),
  /** How many of them came in that week and in each one since; the last one goes on. */
  activeCounts: z.array(z.int()),
})
export type Cohort = z.infer<typeof cohort>

export const figureSchemas = {
  getSignUpFigures: { query: figuresQuery, reply: signUpFigures },
  getRetentionFigures: { reply: z.strictObject({ countedAt, cohorts: z.array(cohort) }) },
} as const
