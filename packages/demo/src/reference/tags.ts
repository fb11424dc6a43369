import { guid } from '../seeded.ts'
import type { Tag } from '../types.ts'
import { categoryId, type CategorySlug } from './categories.ts'
import { tagRows } from './tag-rows.ts'

function read(): Tag[] {
  const byLabel = new Map<string, Tag>()
  // The keys of a constant.
  for (const [slug, lines] of Object.entries(tagRows) as [CategorySlug, string][]) {
    for (const line of lines.trim().split('\n')) {
      const [label = '', synonyms = ''] = line.trim().split(' = ')
      const tag = byLabel.get(label) ?? { tagGuid: guid(`tag:${label}`), label, synonyms: [], categoryIds: [] }
      if (synonyms) tag.synonyms = synonyms.split(', ')
      tag.categoryIds.push(categoryId(slug))
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
