import { limits } from '@sild/contract/limits'
import { pageQuery } from '@sild/contract/paging'
import { type TagState, tagStates } from '@sild/contract/publications/tag-schemas'
import { typedWords } from '../../shown/typed-words.ts'

export const pageSize = 30

export const stateOf = (parameters: URLSearchParams): TagState =>
  tagStates.find((state) => state === parameters.get('state')) ?? 'offered'
export const wordsOf = (parameters: URLSearchParams): string => typedWords(parameters, limits.tag.max)

export const tagsInput = (parameters: URLSearchParams) => {
  const query = wordsOf(parameters)
  return {
    query: {
      ...pageQuery(parameters, pageSize),
      state: stateOf(parameters),
      ...(query && { query }),
    },
  }
}
