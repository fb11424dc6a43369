import * as z from 'zod/mini'
import { acknowledged, downloadedFile, guid, instant, problem, programLine, queryNumber } from '../primitives.ts'
import { staffAction } from './staff-action.ts'

const day = z.iso.date().check(z.refine((at) => /^20\d\d-/.test(at), problem('dates-upside-down')))
const filter = {
  staffGuid: z.optional(guid),
  operation: z.optional(programLine(200)),
  /** The address of a user, or a guid or another name of anything. */
  about: z.optional(programLine(300)),
  /** Days of Tallinn, both included. */
  from: z.optional(day),
  until: z.optional(day),
}
export type AuditFilter = z.infer<z.ZodMiniObject<typeof filter>>

const shownAction = z.strictObject({
  position: z.int(),
  at: instant,
  operation: z.string(),
  /** Null if the staff member's account was deleted. */
  by: z.nullable(z.string()),
  about: z.array(
    z.strictObject({
      /** Name in the operation. */
      name: z.string(),
      value: z.string(),
      /** Display name; null if unknown or deleted. */
      label: z.nullable(z.string()),
    }),
  ),
  choices: staffAction.def.shape.choices,
  requestId: z.string(),
  /** The row was changed after it was written, or an earlier row is missing. */
  isAltered: z.boolean(),
})
export type ShownAction = z.infer<typeof shownAction>

const chain = z.strictObject({
  rowCount: z.int(),
  /** Of the newest row, in hex: the daily mail has it too. Null where there is none. */
  headHash: z.nullable(z.string()),
  /** When it was last followed to its end; null before the first time. */
  checkedAt: z.nullable(instant),
  /** Of the first row that does not fit, or that a witness outside the table has and the table has not; null where all do. */
  brokenAt: z.nullable(z.int()),
})
export type AuditChain = z.infer<typeof chain>

export const auditSchemas = {
  listStaffActions: {
    query: z.strictObject({
      ...filter,
      /** Of the last row that was seen. */
      before: z.optional(queryNumber(1, 2_147_483_647)),
      limit: z._default(queryNumber(1, 100), 50),
    }),
    reply: z.strictObject({ list: z.array(shownAction), hasMore: z.boolean() }),
  },
  exportStaffActions: { query: z.strictObject(filter), reply: downloadedFile },
  getAuditOverview: {
    reply: z.strictObject({
      staff: z.array(z.strictObject({ userGuid: guid, email: z.nullable(z.string()) })),
      operations: z.array(z.string()),
      chain,
    }),
  },
  checkAuditChain: { reply: chain },
  recordStaffAction: { body: staffAction, reply: acknowledged },
} as const
