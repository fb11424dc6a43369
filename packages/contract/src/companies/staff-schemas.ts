import * as z from 'zod/mini'
import { companyRoles, planSlugs } from '../enums.ts'
import { guid, instant, limitOffset, searchQuery } from '../primitives.ts'
import { companyLocation, registerCheck, verificationStatus } from './schemas.ts'

const foundCompany = z.strictObject({
  guid,
  slug: z.string(),
  name: z.string(),
  registrationNumber: z.nullable(z.string()),
  location: companyLocation,
  verification: verificationStatus,
  /** True once a publication was approved: only then it stands in the catalogue. */
  isListed: z.boolean(),
  /** Moderators took it out of the catalogue. */
  isHidden: z.boolean(),
  joinedAt: instant,
})
export type FoundCompany = z.infer<typeof foundCompany>

const companyAccount = z.extend(foundCompany, {
  plan: z.enum(planSlugs),
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
} as const
