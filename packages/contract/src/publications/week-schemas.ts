import * as z from 'zod/mini'
import { givenInstant, guid } from '../primitives.ts'

const WEEK_DAYS = 7
const days = z.array(z.int()).check(z.length(WEEK_DAYS))

export const weekSchemas = {
  getWeekOfAuthors: {
    body: z.strictObject({ userGuids: z.array(guid).check(z.maxLength(500)), until: givenInstant }),
    reply: z.strictObject({
      list: z.array(
        z.strictObject({
          userGuid: guid,
          companyGuid: guid,
          /** Categories of services and experts that readers see. */
          soldCategoryIds: z.array(z.int()),
          /** Categories of projects that readers see. */
          boughtCategoryIds: z.array(z.int()),
          /** Of each of the seven days before, the latest last. */
          views: days,
          responses: days,
        }),
      ),
    }),
  },
} as const
