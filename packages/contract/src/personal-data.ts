import * as z from 'zod/mini'
import { anyEmail, guid, programLine, token } from './primitives.ts'

/** The owner of the exported data: a user and their companies. */
const owner = { userGuid: guid, email: anyEmail, companyGuids: z.array(guid).check(z.maxLength(50)) }

/** Every service exports personal data in this form: the names of its tables, and a page of one of them. */
export const personalData = {
  body: z.strictObject({
    ...owner,
    table: z.nullable(token(80)),
    after: z.nullable(programLine(500)),
  }),
  reply: z.strictObject({
    tables: z.array(z.string()),
    rows: z.array(z.record(z.string(), z.unknown())),
    /** Where the next page begins; null after the last. */
    next: z.nullable(z.string()),
  }),
} as const
