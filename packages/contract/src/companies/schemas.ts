import * as z from 'zod/mini'
import { companyPalettes, companyRoles, companySizes, companyTypes } from '../enums.ts'
import { limits } from '../limits.ts'
import { personalData } from '../personal-data.ts'
import {
  countryCode,
  email,
  fileUrl,
  guid,
  instant,
  limitOffset,
  line,
  locale,
  problem,
  programLine,
  queryNumber,
  slugOrGuid,
  text,
} from '../primitives.ts'
import { billingDetails, nameMatch } from './billing-details.ts'
import { phone, registrationNumber, soldCountry } from './fields.ts'
import { registrationNumberProblem } from './registration-number.ts'
import { caseTeaser, companyLinks, galleryPhoto } from './shapes.ts'
import { taxChange, taxTerms } from './tax-change.ts'

export const companyLocation = z.strictObject({
  countryCode,
  cityId: z.nullable(z.int()),
  cityTitle: z.nullable(z.string()),
})

export const companyBrief = z.strictObject({
  guid,
  slug: z.string(),
  name: z.string(),
  logoUrl: z.nullable(z.string()),
  location: companyLocation,
  isVerified: z.boolean(),
  /** Mean of all published ratings from 1 to 5; null without reviews. */
  rating: z.nullable(z.number()),
  reviewsCount: z.int(),
  joinedAt: instant,
})
const briefOfPaused = z.extend(companyBrief, {
  /** True while none of its members may sign in: it is hidden from readers. */
  isPaused: z.boolean(),
})
/** As other services know it. */
export type CompanyBrief = z.infer<typeof briefOfPaused>
/** With the user's role in it. */
export const mainCompany = z.extend(companyBrief, { role: z.enum(companyRoles) })
export type MainCompany = z.infer<typeof mainCompany>

export const company = z.strictObject({
  guid,
  slug: z.string(),
  name: z.string(),
  registrationNumber: z.nullable(z.string()),
  industry: z.nullable(z.string()),
  /** Language of the industry's text; null if unknown. */
  industryLocale: z.optional(z.nullable(locale)),
  size: z.nullable(z.enum(companySizes)),
  type: z.nullable(z.enum(companyTypes)),
  description: z.nullable(z.string()),
  location: companyLocation,
  logoUrl: z.nullable(z.string()),
  coverUrl: z.nullable(z.string()),
  /** The portal's own where the company's plan has no other. */
  palette: z.enum(companyPalettes),
  /** Null where the reader's plan hides them. */
  links: z.nullable(companyLinks),
  gallery: z.array(galleryPhoto),
  lastCase: z.nullable(caseTeaser),
  casesCount: z.int(),
  tags: z.array(z.string()),
  isVerified: z.boolean(),
  /** True once a publication was approved: only then is it in the catalogue. */
  isListed: z.boolean(),
  statistics: z.strictObject({
    experts: z.int(),
    offers: z.int(),
    activeProjects: z.int(),
    closedProjects: z.int(),
    favorites: z.int(),
  }),
  rating: z.nullable(z.number()),
  reviewsCount: z.int(),
  joinedAt: instant,
})
export type Company = z.infer<typeof company>

/** A company for the search index. For a deleted one `isListed` is false. */
const companySnapshot = z.extend(
  z.pick(company, {
    guid: true,
    slug: true,
    name: true,
    industry: true,
    industryLocale: true,
    size: true,
    type: true,
    location: true,
    logoUrl: true,
    tags: true,
    isVerified: true,
    isListed: true,
    rating: true,
    reviewsCount: true,
    joinedAt: true,
  }),
  /** As a reader of each language sees it. */
  { descriptions: z.record(locale, z.nullable(z.string())) },
)
export type CompanySnapshot = z.infer<typeof companySnapshot>

/** What only the owner sees of their company beside `company`. */
export const ownCompany = z.extend(company, {
  contactPersonName: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  address: z.nullable(z.string()),
  isMain: z.boolean(),
  /** A change of what decides the tax that waits for the staff, or the last one that they refused; null where there is none. */
  taxChange: z.nullable(taxChange),
  version: z.int(),
})
export type OwnCompany = z.infer<typeof ownCompany>

/** The valid numbers depend on the country, so both are validated together. */
const matchesCountry = (['registration-number', 'registration-number-check'] as const).map((code) =>
  z.refine<{ registrationNumber?: string; countryCode?: string }>(
    ({ registrationNumber: number, countryCode: country }) =>
      number === undefined || country === undefined || registrationNumberProblem(number, country) !== code,
    { ...problem(code), path: ['registrationNumber'] },
  ),
)

const companyFields = z.strictObject({
  name: line(limits.companyName.min, limits.companyName.max),
  /** `none` where the company has no number. */
  registrationNumber,
  countryCode: soldCountry,
  cityId: z.optional(z.nullable(z.int32())),
  industry: z.optional(z.nullable(line(2, 80))),
  size: z.optional(z.nullable(z.enum(companySizes))),
  type: z.optional(z.nullable(z.enum(companyTypes))),
  description: z.optional(z.nullable(text(limits.description.min, limits.description.max))),
  tags: z.optional(z.array(line(1, limits.tag.max)).check(z.maxLength(limits.tags.max))),
  contactPersonName: z.optional(z.nullable(line(limits.personName.min, limits.personName.max))),
  email: z.optional(z.nullable(email)),
  phone: z.optional(z.nullable(phone)),
  address: z.optional(z.nullable(line(3, 200))),
  logoUrl: z.optional(z.nullable(fileUrl)),
})
export const createCompanyBody = companyFields.check(...matchesCountry)
export const updateCompanyBody = z
  .extend(z.partial(companyFields), {
    /** Only where the plan has one. */
    coverUrl: z.optional(z.nullable(fileUrl)),
    /** Another than the portal's own only where the plan has it. */
    palette: z.optional(z.enum(companyPalettes)),
    version: z.int32(),
  })
  .check(...matchesCountry)

export const review = z.strictObject({
  guid,
  author: z.strictObject({ guid, slug: z.string(), name: z.string(), logoUrl: z.nullable(z.string()) }),
  text: z.nullable(z.string()),
  ratingQuality: z.int(),
  ratingScheduling: z.int(),
  ratingCost: z.int(),
  ratingNps: z.int(),
  publishedAt: instant,
})

/** Never merged: a company that could not be checked has not failed. */
export const verificationStatuses = ['verified', 'failed', 'not-checked'] as const
export const verificationStatus = z.enum(verificationStatuses)
export const registerSources = ['ariregister', 'recherche-entreprises', 'vies'] as const
export const registerSource = z.enum(registerSources)
/** Why a company is not verified. */
export const checkReasons = [
  'no-number',
  'no-register',
  'register-unavailable',
  'not-found',
  'struck-off',
  'other-name',
] as const
export const registerCheck = z.strictObject({
  /** Null: the country has no register that Sild asks. */
  source: z.nullable(registerSource),
  queriedAt: instant,
  /** The number that was looked up; null where the company has none. */
  number: z.nullable(z.string()),
  status: verificationStatus,
  /** Why it is not `verified`; null where it is. */
  reason: z.nullable(z.enum(checkReasons)),
  /** As the register has it. */
  registeredName: z.nullable(z.string()),
  nameMatch: z.nullable(nameMatch),
})
export type RegisterCheck = z.infer<typeof registerCheck>
export const registeredCompany = z.strictObject({
  registrationNumber: z.string(),
  name: z.string(),
  address: z.nullable(z.string()),
  cityTitle: z.nullable(z.string()),
  /** False once it was struck off. */
  isActive: z.boolean(),
})

export const companiesSchemas = {
  listMyCompanies: { reply: z.strictObject({ list: z.array(ownCompany) }) },
  createCompany: { body: createCompanyBody, reply: ownCompany },
  updateCompany: {
    params: z.strictObject({ guid }),
    body: updateCompanyBody,
    reply: ownCompany,
  },
  getCompany: { params: z.strictObject({ slugOrGuid }), reply: company },
  listCompanyReviews: {
    params: z.strictObject({ guid }),
    query: z.strictObject({
      ...limitOffset,
      orderBy: z._default(z.enum(['date', 'rating']), 'date'),
      orderDirection: z._default(z.enum(['asc', 'desc']), 'desc'),
    }),
    reply: z.strictObject({ list: z.array(review), total: z.int() }),
  },
  getCompanyVerification: {
    params: z.strictObject({ guid }),
    reply: z.strictObject({ status: verificationStatus, checks: z.array(registerCheck) }),
  },
  searchRegister: {
    query: z.strictObject({ countryCode, query: line(limits.autocomplete.min, limits.companyName.max) }),
    /** `isAvailable` is false where no register is configured for the country, or it does not answer. */
    reply: z.strictObject({ isAvailable: z.boolean(), list: z.array(registeredCompany) }),
  },
  listRecentReviews: {
    query: z.strictObject({ limit: z._default(queryNumber(1, 20), 6) }),
    reply: z.strictObject({
      list: z.array(z.extend(review, { company: z.strictObject({ slug: z.string(), name: z.string() }) })),
    }),
  },
  getCompanyBriefs: {
    body: z.strictObject({ companyGuids: z.array(guid).check(z.maxLength(500)) }),
    reply: z.strictObject({ companies: z.array(briefOfPaused) }),
  },
  /** Those of them that there are or were. */
  getCompanySnapshots: {
    body: z.strictObject({ companyGuids: z.array(guid).check(z.maxLength(100)) }),
    reply: z.strictObject({ companies: z.array(companySnapshot) }),
  },
  getMainCompany: {
    params: z.strictObject({ userGuid: guid }),
    reply: z.strictObject({ company: z.nullable(mainCompany) }),
  },
  listCompaniesByNumber: {
    body: z.strictObject({ regCode: programLine(limits.registrationCode.max) }),
    reply: z.strictObject({ companyGuids: z.array(guid) }),
  },
  getCompanyUsage: {
    params: z.strictObject({ companyGuid: guid }),
    /** All 0 where the company does not exist. */
    reply: z.strictObject({ cover: z.int(), links: z.int(), cases: z.int(), gallery: z.int(), palette: z.int() }),
  },
  getRegistration: {
    params: z.strictObject({ companyGuid: guid }),
    /** Country and number; null where the company has none, or a register knows it under another name. */
    reply: z.strictObject({ registration: z.nullable(z.string()) }),
  },
  getBillingDetails: {
    params: z.strictObject({ companyGuid: guid }),
    reply: z.strictObject({ details: z.nullable(billingDetails) }),
  },
  listMemberships: {
    params: z.strictObject({ userGuid: guid }),
    reply: z.strictObject({ memberships: z.array(z.strictObject({ companyGuid: guid, role: z.enum(companyRoles) })) }),
  },
  getCompanyMembers: {
    params: z.strictObject({ companyGuid: guid }),
    reply: z.strictObject({ members: z.array(z.strictObject({ userGuid: guid, role: z.enum(companyRoles) })) }),
  },
  withdrawTaxChange: { params: z.strictObject({ guid }), reply: ownCompany },
  getTaxChange: {
    params: z.strictObject({ changeGuid: guid }),
    reply: z.strictObject({ change: z.nullable(z.extend(taxChange, { companyGuid: guid, before: taxTerms })) }),
  },
  exportCompaniesData: personalData,
} as const
