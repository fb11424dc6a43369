import { type SearchType, languageLevels } from '@sild/contract/enums'
import { type ChoiceName, choicesOfSearch } from '@sild/contract/search/choices'
import { choiceLexeme, choicesOf } from '../../models/choices.ts'
import { type LexemeQuery, tsquery } from './lexeme-query.ts'
import type { ChosenFilters } from '../search-engine.ts'
import type { Words } from './words.ts'

/** The lexeme queries of the words. All must match. */
export function wordGroups({ needed, wanted }: Words): LexemeQuery[] {
  const each = wanted.map(({ loosely }) => loosely)
  return needed === 'all' || each.length === 0 ? each : [{ any: each }]
}

/** A filter for a level also finds every higher level. */
const atLeastLevel = (language: string): string[] => {
  const [languageId, least] = language.split(':')
  const from = languageLevels.findIndex((level) => level === least)
  return languageLevels.slice(from).map((level) => `${languageId}:${level}`)
}

/** The lexemes for the values of a filter. Any one is enough. Empty if no value is chosen. */
export function choiceGroup(name: ChoiceName, input: ChosenFilters): string[] {
  const values = name === 'languages' ? input.languages.flatMap(atLeastLevel) : input[name]
  return choicesOf({ [name]: values }).map(choiceLexeme)
}

/** The lexeme queries of words and filters. All must match. Excluded words are not among them. */
export const tokenGroups = (type: SearchType, words: Words, input: ChosenFilters): LexemeQuery[] => [
  ...wordGroups(words),
  ...choicesOfSearch[type].map((name) => ({ any: choiceGroup(name, input) })).filter((group) => group.any.length > 0),
]

/** Words and filters as the text of one tsquery. */
export const tokensQuery = (type: SearchType, words: Words, input: ChosenFilters): string =>
  [...tokenGroups(type, words, input).map(tsquery), ...words.excluded.map((query) => `!(${tsquery(query)})`)].join(
    ' & ',
  )
