import * as z from 'zod/mini'
import { locales } from '../enums.ts'
import { limits } from '../limits.ts'
import { fileName, fileUrl, guid, instant } from '../primitives.ts'
import type { LinkName } from './links.ts'

const address = z.nullable(z.string())
export const companyLinks = z.strictObject({
  website: address,
  instagram: address,
  facebook: address,
  linkedin: address,
} satisfies Record<LinkName, unknown>)

export const galleryPhoto = z.strictObject({
  /** Display order, from 1 without gaps. */
  position: z.int(),
  imageUrl: z.string(),
  description: z.nullable(z.string()),
  /** Of the description; null where it is not known. */
  descriptionLocale: z.optional(z.nullable(z.enum(locales))),
})
export type GalleryPhoto = z.infer<typeof galleryPhoto>

/** Just uploaded, or kept from before. */
export const caseMedia = z.strictObject({ url: fileUrl, name: fileName })

export const companyCase = z.strictObject({
  guid,
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  coverUrl: z.nullable(z.string()),
  media: z.array(caseMedia),
  /** What was done, how long it took, what came of it. */
  items: z.array(z.string()),
  /** Of name, description and items as they are here; null where it is not known. */
  locale: z.optional(z.nullable(z.enum(locales))),
  createdAt: instant,
})
export type CompanyCase = z.infer<typeof companyCase>

/** As its owner edits it. */
export const ownCase = z.extend(companyCase, { version: z.int() })
export type OwnCase = z.infer<typeof ownCase>

/** A case as a guest sees it: that it is there. They sign in to read it. */
export const caseTeaser = z.strictObject({
  slug: z.string(),
  name: z.string(),
  /** Of the name; null where it is not known. */
  locale: z.optional(z.nullable(z.enum(locales))),
  coverUrl: z.nullable(z.string()),
})

/** Chosen where the specification is silent: as many as fit on one screen. */
export const caseLimits = { media: limits.file.maxCount, items: 10, itemLength: 200 } as const
