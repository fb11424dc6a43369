import type { ModerationCase } from '@sild/contract/moderation/schemas'

/** Something that a moderator should look at. Screening never decides. */
export type Finding = ModerationCase['findings'][number]

/** A text of a publication with its field, for example `translations.fr.name`. */
export interface FieldText {
  field: string
  text: string
}
