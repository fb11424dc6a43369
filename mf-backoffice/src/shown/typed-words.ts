import { limits } from '@sild/contract/limits'

/** The words that the address asks for, as many letters of them as the operation takes. */
export const typedWords = (parameters: URLSearchParams, mostLetters: number = limits.searchQuery.max): string =>
  (parameters.get('query') ?? '').slice(0, mostLetters).trim()
