import type { ChoiceName } from '@sild/contract/search/choices'
import { choicePrefix } from './choices.ts'

/** What counts when two cards are compared, and how much. */
const weights = {
  tags: 6,
  specialities: 6,
  categoryIds: 3,
  workTypes: 1,
  segments: 1,
  countryCodes: 1,
  cities: 1,
  companyTypes: 1,
} as const satisfies Partial<Record<ChoiceName, number>>

export interface WeighedChoice {
  choice: string
  weight: number
}

/** Those of its choices that make another card like it, by which it is found and ranked. */
export const weighedChoices = (choices: readonly string[]): WeighedChoice[] =>
  // Its keys are the names of filters.
  (Object.keys(weights) as (keyof typeof weights)[]).flatMap((name) =>
    choices
      .filter((choice) => choice.startsWith(choicePrefix(name)))
      .map((choice) => ({ choice, weight: weights[name] })),
  )
