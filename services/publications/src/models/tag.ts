import type { Locale } from '@sild/contract/enums'
import { expression, modelOf, sql } from '@sild/service-kit'

export class Tag extends modelOf('tags', 'tagGuid') {
  declare tagGuid: string
  declare label: string
  /** Of the label; null where an older tag has the same. */
  declare labelKey: string | null
  declare synonyms: string[]
  declare names: Partial<Record<Locale, string>>
  declare formerLabels: string[]
  declare mergedIntoGuid: string | null
  declare bannedAt: Date | null
}

/** Those that are proposed and taken: neither merged into another nor banned. */
export const isOffered = sql`(merged_into_guid is null and banned_at is null)`

/** The `former_labels` of a tag that other tags are merged into, with theirs. */
export const formerLabelsWith = (labels: readonly string[]) =>
  expression`(
    select array_agg(distinct former) from unnest(former_labels || ${labels.map((label) => label.toLowerCase())}::text[]) as former)`
