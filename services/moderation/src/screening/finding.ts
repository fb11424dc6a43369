import type { ModerationCase } from '@sild/contract/moderation/schemas'

/** Something that a moderator should look at. Screening never decides. */
export type Finding = ModerationCase['findings'][number]

/** A text of a publication with the field that it stands in, `translations.fr.name` for example. */
export interface FieldText {
  field: string
  text: string
}
