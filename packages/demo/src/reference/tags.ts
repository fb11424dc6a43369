import { tagLabel } from '@sild/contract/primitives'
import * as z from 'zod'
import { readContent } from '../content.ts'
import { guid } from '../seeded.ts'
import type { Tag } from '../types.ts'
import { categoryId, categorySlugs } from './categories.ts'

/** The tags of a category, each with its synonyms. A tag may stand in several categories. */
const tagsShape = z.strictObject({ tags: z.record(tagLabel, z.array(z.string().min(1))) })

const slug = z.enum(categorySlugs)

function read(): Tag[] {
  const byLabel = new Map<string, Tag>()
  const files = readContent('tags', tagsShape).map((file) => ({
    ...file,
    categoryId: categoryId(slug.parse(file.key)),
  }))
  for (const file of files.toSorted((one, other) => one.categoryId - other.categoryId)) {
    for (const [label, synonyms] of Object.entries(file.tags)) {
      const tag = byLabel.get(label) ?? { tagGuid: guid(`tag:${label}`), label, synonyms: [], categoryIds: [] }
      if (synonyms.length > 0) tag.synonyms = synonyms
      tag.categoryIds.push(file.categoryId)
      byLabel.set(label, tag)
    }
  }
  return [...byLabel.values()]
}

export const tags: Tag[] = read()

const guidByLabel = new Map(tags.map((tag) => [tag.label, tag.tagGuid]))

export function tagGuid(label: string): string {
  const found = guidByLabel.get(label)
  if (!found) throw new Error(`There is no tag "${label}"`)
  return found
}
