import type { ChoiceName } from '@sild/contract/search/choices'
import { choicePrefix } from './choices.ts'

/** Weights for the comparison of two cards. */
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
/** Prefix for the industry of a company without offers. No filter uses it. */
export const industryPrefix = 'i='
const industryWeight = 3

export interface WeightedChoice {
  choice: string
  weight: number
}

/** The choices that count for similarity, with their weights. */
export function weightedChoices(choices: readonly string[]): WeightedChoice[] {
  const having = (prefix: string, weight: number) =>
    choices.filter((choice) => choice.startsWith(prefix)).map((choice) => ({ choice, weight }))
  return [
    // The keys are names of filters.
    ...(Object.keys(weights) as (keyof typeof weights)[]).flatMap((name) => having(choicePrefix(name), weights[name])),
    ...having(industryPrefix, industryWeight),
  ]
}
