import { type TagState, tagStates } from '@sild/contract/publications/tag-schemas'

export const pageSize = 30

export const stateOf = (parameters: URLSearchParams): TagState =>
  tagStates.find((state) => state === parameters.get('state')) ?? 'offered'
export const wordsOf = (parameters: URLSearchParams): string => (parameters.get('query') ?? '').slice(0, 30)
export const pageOf = (parameters: URLSearchParams): number =>
  Math.max(1, Math.min(300, Number.parseInt(parameters.get('page') ?? '', 10) || 1))

export const tagsInput = (parameters: URLSearchParams) => {
  const query = wordsOf(parameters)
  return {
    query: {
      limit: pageSize,
      offset: (pageOf(parameters) - 1) * pageSize,
      state: stateOf(parameters),
      ...(query && { query }),
    },
  }
}
