import { pageQuery } from '@sild/contract/paging'
import { type TagState, tagStates } from '@sild/contract/publications/tag-schemas'

export const pageSize = 30

export const stateOf = (parameters: URLSearchParams): TagState =>
  tagStates.find((state) => state === parameters.get('state')) ?? 'offered'
export const wordsOf = (parameters: URLSearchParams): string => (parameters.get('query') ?? '').slice(0, 30)

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
