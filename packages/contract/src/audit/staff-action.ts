import * as z from 'zod/mini'
import { givenInstant, guid, programLine } from '../primitives.ts'

const MAX_ABOUT = 12
const short = programLine(200)

/** An act of a staff member, in names and guids only: it identifies no one after their data is erased. */
export const staffAction = z.strictObject({
  entryGuid: guid,
  at: givenInstant,
  staffGuid: guid,
  /** Its name, also one that a later release no longer knows. */
  operation: short,
  /** Its subjects, by their names in the operation: `companyGuid`, `slug`. */
  about: z.record(short, short).check(z.refine((about) => Object.keys(about).length <= MAX_ABOUT)),
  /** Chosen values, without any free text. */
  choices: z.record(short, z.union([short, z.number(), z.boolean()])),
  requestId: short,
})
export type StaffAction = z.infer<typeof staffAction>
export const maxAbout = MAX_ABOUT
