import { companyPalettes, companySizes, companyTypes, locales, userTypes } from '@sild/contract/enums'
import * as z from 'zod'
import { inEveryLanguage, inLanguages } from '../content.ts'
import { industrySlugs } from '../reference/industries.ts'
import { qualificationSlugs } from '../reference/qualifications.ts'
import { verificationStates } from '../types.ts'

const caseText = z.strictObject({ name: z.string(), description: z.string(), items: z.array(z.string()) })
const caseShape = z.strictObject({ key: z.string(), ageDays: z.number(), ...inLanguages(caseText) })

/** What the Startup plan lets a company show. A company that has one is on that plan. */
const showcaseShape = z.strictObject({
  /** The portal's own colour, unless it is said. */
  palette: z.enum(companyPalettes).optional(),
  /** A colour stands in the place of the cover. */
  isWithoutCover: z.boolean().optional(),
  captionLocale: z.enum(locales),
  cases: z.array(caseShape),
  /** Captions of the photos. */
  gallery: z.array(z.string()),
})

/** A company as its author writes it; `build.ts` adds guids, numbers and addresses. */
export const companyShape = z.strictObject({
  /** Its place in the registers: a new company takes the next one, and none changes. */
  number: z.int().positive(),
  name: z.string(),
  country: z.enum(['EE', 'FR']),
  city: z.string(),
  street: z.string(),
  postalCode: z.string(),
  industry: z.enum(industrySlugs),
  size: z.enum(companySizes),
  type: z.enum(companyTypes),
  userType: z.enum(userTypes),
  founded: z.int(),
  joinedDays: z.number(),
  qualifications: z.array(z.enum(qualificationSlugs)),
  verification: z.enum(verificationStates).optional(),
  /** The language of the main user, when it is not the country's. */
  userLocale: z.enum(locales).optional(),
  /** The address before the @ is made from the first name. */
  person: z.strictObject({ firstName: z.string(), surname: z.string() }),
  descriptions: z.strictObject(inLanguages(z.string())),
  /** How a provider works, in its own words; closes the texts of its services. */
  approach: inEveryLanguage.optional(),
  showcase: showcaseShape.optional(),
})

export type CompanyDraft = z.output<typeof companyShape> & { key: string }
export type ShowcaseDraft = z.output<typeof showcaseShape>
export type CaseDraft = z.output<typeof caseShape>
