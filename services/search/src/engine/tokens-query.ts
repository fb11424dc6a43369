import { type SearchType, languageLevels } from '@sild/contract/enums'
import { type ChoiceName, choicesOfSearch } from '@sild/contract/search/choices'
import { choiceLexeme, choicesOf } from '../models/choices.ts'
import type { ChosenFilters } from './search-engine.ts'
import type { Words } from './words.ts'

const wordGroups = ({ needed, wanted }: Words): string[] => {
  const each = wanted.map(({ loosely }) => `(${loosely})`)
  return needed === 'all' || each.length === 0 ? each : [`(${each.join(' | ')})`]
}

/** Whoever speaks a language at a level is found by each lower one. */
const atLeastLevel = (language: string): string[] => {
  const [languageId, least] = language.split(':')
  const from = languageLevels.findIndex((level) => level === least)
  return languageLevels.slice(from).map((level) => `${languageId}:${level}`)
}

/** Any of the values of a filter, as the text of a tsquery; nothing where none is chosen. */
function anyOf(name: ChoiceName, input: ChosenFilters): string[] {
  const values = name === 'languages' ? input.languages.flatMap(atLeastLevel) : input[name]
  const lexemes = choicesOf({ [name]: values }).map((choice) => `'${choiceLexeme(choice)}'`)
  return lexemes.length > 0 ? [`(${lexemes.join(' | ')})`] : []
}

/** Words and filters as texts of tsqueries, all of which must match, beside what must not. None can leave its quotes: a lexeme has none. */
export const tokenGroups = (type: SearchType, words: Words, input: ChosenFilters): string[] => [
  ...wordGroups(words),
  ...choicesOfSearch[type].flatMap((name) => anyOf(name, input)),
]

/** Words and filters as one tsquery. */
export const tokensQuery = (type: SearchType, words: Words, input: ChosenFilters): string =>
  [...tokenGroups(type, words, input), ...words.excluded.map((query) => `!(${query})`)].join(' & ')
