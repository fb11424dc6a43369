import { limits } from '@sild/contract/limits'

/** What is typed, as soon as it is enough to propose something; accents without a letter are nothing, with which everything begins. */
export function enoughTyped(query: string): string | undefined {
  const typed = query.trim()
  const signs = typed.normalize('NFD').replaceAll(/\p{M}/gu, '').trim()
  return [...signs].length >= limits.autocomplete.min ? typed : undefined
}
