import * as z from 'zod/mini'
import { guid } from './primitives.ts'

/** Whose data is asked for: of a person, and of the companies that are theirs. */
const owner = { userGuid: guid, email: z.string(), companyGuids: z.array(guid).check(z.maxLength(50)) }

/** What every service tells of somebody who asks for their data: which tables it has for it, and a page of one of them. */
export const personalData = {
  body: z.strictObject({
    ...owner,
    table: z.nullable(z.string().check(z.maxLength(80))),
    after: z.nullable(z.string().check(z.maxLength(500))),
  }),
  reply: z.strictObject({
    tables: z.array(z.string()),
    rows: z.array(z.record(z.string(), z.unknown())),
    /** Where the next page begins; null after the last. */
    next: z.nullable(z.string()),
  }),
} as const
