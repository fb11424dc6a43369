import { type ChoiceName, priceSteps } from '@sild/contract/search/choices'

/** Each value of a filter is prefixed with the letter of its filter, so that one list holds all of them. */
const letters: Readonly<Record<ChoiceName, string>> = {
  categoryIds: 'c',
  countryCodes: 'n',
  cities: 't',
  workTypes: 'w',
  workExperiences: 'x',
  paymentTypes: 'p',
  projectDurations: 'd',
  hoursPerWeek: 'h',
  tags: 'g',
  specialities: 'o',
  languages: 'l',
  segments: 's',
  responseCounts: 'r',
  companySizes: 'z',
  companyTypes: 'y',
  ratings: 'q',
}
export const choicePrefix = (name: ChoiceName): string => `${letters[name]}=`
/** Prefix of price ranges. A range is its index in `priceSteps`. */
export const pricePrefix = 'b='
/** A filter that is counted: those with values, and the prices. */
export type Countable = ChoiceName | 'budget'
export const countablePrefix = (name: Countable): string => (name === 'budget' ? pricePrefix : choicePrefix(name))

/** Values of filters, of a listing or of a query. */
export type Choices = Partial<Record<ChoiceName, readonly (string | number)[]>>

/** Filter values of a listing or a company: `w=OUTSTAFF`. */
export const choicesOf = (values: Choices): string[] =>
  // The keys are names of filters.
  (Object.keys(values) as ChoiceName[]).flatMap((name) => [
    ...new Set(values[name]!.map((value) => choicePrefix(name) + value)),
  ])

/** Every range of `priceSteps` that prices from one to another touch. */
export const priceChoices = ([fromCents, toCents]: readonly [number | null, number | null]): string[] =>
  fromCents === null || toCents === null
    ? []
    : priceSteps.flatMap((step, place) =>
        toCents >= step && fromCents < (priceSteps[place + 1] ?? Infinity) ? [pricePrefix + place] : [],
      )

const typed = new Set((['cities', 'tags', 'specialities'] as const).map(choicePrefix))
const encoded = (text: string): string => encodeURIComponent(text.trim().toLowerCase()).replaceAll("'", '%27')

/**
 * A choice as a lexeme. No word contains `=`, so choices and words never collide. Typed values are encoded: their case
 * is ignored, and no character is left that has a meaning in a tsquery.
 */
export function choiceLexeme(choice: string): string {
  const prefix = choice.slice(0, 2)
  return typed.has(prefix) ? prefix + encoded(choice.slice(2)) : choice
}

/** Prices are compared as numbers, and have no lexemes. */
export const choiceLexemes = (choices: readonly string[]): string[] =>
  choices.filter((choice) => !choice.startsWith(pricePrefix)).map(choiceLexeme)
