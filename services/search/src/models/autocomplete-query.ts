import { limits } from '@sild/contract/limits'

/**
 * The typed text once it is long enough for suggestions. Accents without a letter do not count, because they fold to an
 * empty prefix.
 */
export function autocompleteQuery(query: string): string | undefined {
  const typed = query.trim()
  const signs = typed.normalize('NFD').replaceAll(/\p{M}/gu, '').trim()
  return [...signs].length >= limits.autocomplete.min ? typed : undefined
}
