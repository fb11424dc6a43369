import * as z from 'zod/mini'
import { companyRoles, planSlugs } from '../enums.ts'
import { givenInstant, guid, instant, limitOffset, searchQuery, text } from '../primitives.ts'
import { companyLocation, registerCheck, verificationStatus } from './schemas.ts'
import { taxChange, taxTerms } from './tax-change.ts'

const foundCompany = z.strictObject({
  guid,
  slug: z.string(),
  name: z.string(),
  registrationNumber: z.nullable(z.string()),
  location: companyLocation,
  verification: verificationStatus,
  /** True once one of its publications was approved: only then is it in the catalogue. */
  isListed: z.boolean(),
  /** Moderators took it out of the catalogue. */
  isHidden: z.boolean(),
  joinedAt: instant,
})
export type FoundCompany = z.infer<typeof foundCompany>

const companyAccount = z.extend(foundCompany, {
  plan: z.enum(planSlugs),
  /** Until when a plan is paid for or given, with what follows it; null on the free plan. */
  planUntil: z.nullable(instant),
  contactPersonName: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  members: z.array(
    z.strictObject({ userGuid: guid, email: z.string(), role: z.enum(companyRoles), joinedAt: instant }),
  ),
  /** The latest first. */
  checks: z.array(registerCheck),
})
export type CompanyAccount = z.infer<typeof companyAccount>

const ofCompany = z.strictObject({ companyGuid: guid })

const staffTaxChange = z.extend(taxChange, {
  company: z.strictObject({ guid, name: z.string() }),
  before: taxTerms,
  decidedAt: z.nullable(instant),
  /** What the register of the country before said last; null where none was asked. */
  check: z.nullable(registerCheck),
})
export type StaffTaxChange = z.infer<typeof staffTaxChange>
export const decideTaxChangeBody = z.strictObject({
  outcome: z.enum(['accepted', 'refused']),
  /** When the shown change was requested: one that was rewritten meanwhile is not decided unseen. */
  requestedAt: givenInstant,
  /** By which documents, or why not; the company reads it where it is refused. */
  reason: text(3, 500),
})

export const staffCompaniesSchemas = {
  searchCompanies: {
    query: z.strictObject({
      ...limitOffset,
      query: z.optional(searchQuery),
      state: z._default(z.enum(['all', 'failed', 'hidden']), 'all'),
    }),
    reply: z.strictObject({ list: z.array(foundCompany), hasMore: z.boolean() }),
  },
  getCompanyAccount: { params: ofCompany, reply: companyAccount },
  repeatRegisterCheck: { params: ofCompany, reply: z.strictObject({ companyGuid: guid, check: registerCheck }) },
  listTaxChanges: {
    query: z.strictObject({ ...limitOffset, state: z._default(z.enum(['waiting', 'decided']), 'waiting') }),
    reply: z.strictObject({ list: z.array(staffTaxChange), total: z.int() }),
  },
  decideTaxChange: { params: z.strictObject({ changeGuid: guid }), body: decideTaxChangeBody, reply: staffTaxChange },
} as const
