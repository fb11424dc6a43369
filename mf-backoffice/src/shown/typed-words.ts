import { limits } from '@sild/contract/limits'

/** The query of the address, cut to the maximum length of the operation. */
export const typedWords = (parameters: URLSearchParams, maxLetters: number = limits.searchQuery.max): string =>
  (parameters.get('query') ?? '').slice(0, maxLetters).trim()
