import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { line, queryNumber } from '../primitives.ts'

const categoryStates = ['offered', 'closed', 'merged'] as const

const name = line(limits.categoryName.min, limits.categoryName.max)
export const categoryNamesBody = z.strictObject({ en: name, et: name, fr: name })

const namedCategory = z.strictObject({
  categoryId: z.int(),
  slug: z.string(),
  names: z.strictObject({ en: z.string(), et: z.string(), fr: z.string() }),
  /** True where it is called otherwise than the release brings it. */
  isRenamed: z.boolean(),
  state: z.enum(categoryStates),
  /** Where it was merged into another. */
  mergedIntoId: z.nullable(z.int()),
})
export type NamedCategory = z.infer<typeof namedCategory>

const categoryId = queryNumber(1, 2_147_483_647)
const ofCategory = z.strictObject({ categoryId })

export const categorySchemas = {
  listNamedCategories: { reply: z.strictObject({ list: z.array(namedCategory) }) },
  nameCategory: {
    params: ofCategory,
    body: categoryNamesBody,
    reply: namedCategory,
  },
  mergeCategory: {
    params: ofCategory,
    body: z.strictObject({ intoId: z.int32().check(z.minimum(1)) }),
    reply: namedCategory,
  },
  closeCategory: { params: ofCategory, reply: namedCategory },
  openCategory: { params: ofCategory, reply: namedCategory },
} as const
