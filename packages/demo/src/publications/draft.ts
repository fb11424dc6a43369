import {
  hoursPerWeekBuckets,
  languageLevels,
  projectDurations,
  segments,
  workExperiences,
  workTypes,
} from '@sild/contract/enums'
import * as z from 'zod'
import { inLanguages } from '../content.ts'
import { categorySlugs } from '../reference/categories.ts'
import { industrySlugs } from '../reference/industries.ts'
import { archiveReasons, moderationRules, publicationStatuses } from '../types.ts'

const rejectedFields = ['name', 'description', 'budget', 'category', 'tags'] as const
const rule = z.enum(moderationRules)
/** Euros. */
const price = z.int().positive()
/** "EE" or "EE:Tartu". */
const place = z.string().regex(/^[A-Z]{2}(:.+)?$/)
/** "et:FLUENT". */
const spoken = z.templateLiteral([z.string().regex(/^[a-z]{2}$/), ':', z.enum(languageLevels)])

/** What publications of every kind have. */
const common = {
  /** Slug of the company. */
  company: z.string(),
  category: z.enum(categorySlugs),
  /** Labels. */
  tags: z.array(z.string()),
  segment: z.enum(industrySlugs).optional(),
  /** Whom a service or an expert is for. */
  serves: z.enum(segments).optional(),
  /** At most one of the three, and none means "any". */
  hourly: price.optional(),
  fixed: price.optional(),
  project: z.strictObject({ from: price, to: price }).optional(),
  experience: z.enum(workExperiences).optional(),
  duration: z.literal(projectDurations).optional(),
  hours: z.enum(hoursPerWeekBuckets).optional(),
  work: z.enum(workTypes).optional(),
  /** The company's own city when left out. */
  places: z.array(place).optional(),
  /** The language of the country and English when left out. */
  speaks: z.array(spoken).optional(),
  /** Days since it was published (or last touched, when it is not). Drawn by lot when left out. */
  ageDays: z.number().optional(),
  promotedDays: z.int().optional(),
  /** The text ends by itself, so nothing of the company is put after it. */
  hasOwnEnding: z.boolean().optional(),
  hasImages: z.boolean().optional(),
  status: z.enum(publicationStatuses).optional(),
  concerns: z.array(z.strictObject({ rule, field: z.enum(rejectedFields), quote: z.string().nullable() })).optional(),
  rejection: z
    .strictObject({
      rule,
      field: z.enum(rejectedFields).nullable(),
      quote: z.string().nullable(),
      message: z.string(),
    })
    .optional(),
  archive: z.strictObject({ reason: z.enum(archiveReasons), feedback: z.string().nullable() }).optional(),
}

/** Typed plainly: `typography.ts` sets the quotes and spaces. */
const text = z.strictObject({ name: z.string(), description: z.string() })

export const publicationShape = z.strictObject({ ...common, ...inLanguages(text) })

const expertText = z.strictObject({ speciality: z.string(), description: z.string().optional() })

/** The name of an expert is made of the person and the speciality, so that only the description is written. */
export const expertShape = z.strictObject({
  person: z.string(),
  years: z.int(),
  hasCv: z.boolean().optional(),
  ...common,
  en: expertText,
  et: expertText,
  fr: expertText,
})

/** A publication as its author writes it. */
export type PublicationDraft = z.output<typeof publicationShape> & { key: string }
export type ExpertDraft = z.output<typeof expertShape> & { key: string }
export type TextDraft = z.output<typeof text>
