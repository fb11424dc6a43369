import { type AnswerPlaceholder, answerPlaceholders } from '@sild/contract/support/staff-schemas'

export type PlaceholderValues = Readonly<Record<AnswerPlaceholder, string | null>>

const place = new RegExp(`\\{(${answerPlaceholders.join('|')})\\}`, 'g')

/** A saved answer for one ticket. Unknown values stay in braces for the agent to fill in. */
export const fillPlaceholders = (text: string, values: PlaceholderValues): string =>
  text.replaceAll(place, (braces, name: AnswerPlaceholder) => values[name] ?? braces)

/** Placeholders without a value. */
export const placeholdersIn = (text: string): string[] => [...new Set(text.match(place))]
