import { keysOf } from '../keys.ts'
import { visibleLength } from '../visible-text.ts'

/** What a draft may lack and a publication in moderation may not, with the code of the field error. */
const needed = { description: 'required', categoryId: 'required', tagGuids: 'tags-required' } as const
export const neededParts = keysOf(needed)
export type NeededPart = keyof typeof needed

interface Content {
  readonly isDraft?: boolean
  readonly description?: string
  readonly categoryId?: number | null
  readonly tagGuids?: readonly string[]
  readonly translations?: Readonly<Record<string, { name: string; description: string } | undefined>>
}

/** Codes by dotted path of what has to be filled in before this is sent to moderation; nothing of a draft. */
export function missingParts(content: Content): Record<string, 'required' | 'tags-required'> {
  if (content.isDraft) return {}
  const { categoryId, description = '', tagGuids = [], translations = {} } = content
  const isThere = {
    description: visibleLength(description) > 0,
    categoryId: categoryId != null,
    tagGuids: tagGuids.length > 0,
  }
  const paths: [string, 'required' | 'tags-required'][] = neededParts.flatMap((part) =>
    isThere[part] ? [] : [[part, needed[part]]],
  )
  // A translation is whole, or there is none.
  for (const [locale, texts] of Object.entries(translations))
    for (const part of ['name', 'description'] as const)
      if (texts && visibleLength(texts[part]) === 0) paths.push([`translations.${locale}.${part}`, 'required'])
  return Object.fromEntries(paths)
}
