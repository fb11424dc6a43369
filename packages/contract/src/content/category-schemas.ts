import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { queryNumber, text } from '../primitives.ts'

const name = text(limits.categoryName.min, limits.categoryName.max)
export const categoryNamesBody = z.strictObject({ en: name, et: name, fr: name })

const namedCategory = z.strictObject({
  categoryId: z.int(),
  slug: z.string(),
  names: z.strictObject({ en: z.string(), et: z.string(), fr: z.string() }),
  /** True where it is called otherwise than the release brings it. */
  isRenamed: z.boolean(),
})
export type NamedCategory = z.infer<typeof namedCategory>

export const categorySchemas = {
  listNamedCategories: { reply: z.strictObject({ list: z.array(namedCategory) }) },
  nameCategory: {
    params: z.strictObject({ categoryId: queryNumber(1, 2_147_483_647) }),
    body: categoryNamesBody,
    reply: namedCategory,
  },
} as const
